"""SVG text as PNG bytes, by resvg or, where resvg is not installed, by resvg-py.

Nothing but the fonts is read, and nothing is written.
"""

from __future__ import annotations

import functools
import re
from importlib.util import find_spec
from typing import Any

from bot.draw.fonts import FAMILY, font_data, font_paths

_SIZE = re.compile(r'width="(\d+)" height="(\d+)"')


class RasterError(ValueError):
    """The text is not an SVG picture."""


def rasterise(svg: str, scale: float = 1) -> bytes:
    """Returns a PNG of an SVG by `to_svg`, `scale` times its size in pixels. Raises
    `RasterError`.
    """
    if scale != 1:
        svg = _SIZE.sub(lambda m: _scaled_size(int(m[1]), int(m[2]), scale), svg, count=1)
    return with_resvg(svg) if find_spec("resvg") else with_resvg_py(svg)


def _scaled_size(width: int, height: int, scale: float) -> str:
    return f'width="{round(width * scale)}" height="{round(height * scale)}"'


@functools.cache
def _options() -> Any:
    from resvg import usvg

    options = usvg.Options.default()
    for data in font_data():
        options.load_font_data(data)
    return options


def with_resvg(svg: str) -> bytes:
    """Returns a PNG drawn by resvg. Raises `RasterError`."""
    from resvg import render, usvg

    try:
        return bytes(render(usvg.Tree.from_str(svg, _options()), (1, 0, 0, 0, 1, 0)))
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # a panic of the library is not an Exception
        raise RasterError(f"not a picture: {str(error)[:200]}") from None


def with_resvg_py(svg: str) -> bytes:
    """Returns a PNG drawn by resvg-py, the substitute. Raises `RasterError`."""
    import resvg_py

    try:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                skip_system_fonts=True,
                font_files=[str(path) for path in font_paths()],
                font_family=FAMILY,
            )
        )
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # as above
        raise RasterError(f"not a picture: {str(error)[:200]}") from None
