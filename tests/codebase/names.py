"""The names that a module gives to classes and types."""

from __future__ import annotations

import ast


def names_of_types(module: ast.Module) -> list[str]:
    """Returns the classes of a module, and the names that it declares as a `TypeAlias` or by
    `NewType`.
    """
    return [name for node in module.body if (name := _name(node))]


def _name(node: ast.stmt) -> str | None:
    match node:
        case ast.ClassDef(name=name):
            return name
        case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
            return name
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="NewType"))):
            return name
    return None
