// The few icons of the page, drawn because not every machine has a font with emojis.

const SHAPES = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  thread: "M5 5h14v10H9l-4 4zM9 9h7M9 12h4",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  gear: "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M8 14v6",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  down: "M6 9l6 6 6-6",
  cross: "M6 6l12 12M18 6 6 18",
  out: "M9 5h10v10M19 5 6 18",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  card: "M7 3h10v18H7zM12 8l2.5 4-2.5 4-2.5-4z",
};
const SVG = "http://www.w3.org/2000/svg";

export function icon(name, props = {}) {
  const svg = document.createElementNS(SVG, "svg");
  const all = { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true", ...props };
  for (const [key, value] of Object.entries(all)) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}
