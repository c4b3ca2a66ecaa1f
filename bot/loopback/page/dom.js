// Small helpers to build elements. Text only ever enters the page as text, never as markup.

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Text without control characters; direction marks are kept, and isolated when it is shown. */
export const clean = (text) => String(text ?? "").replace(CONTROL, "");

/** An element: h("button", {class: "x", on: {click: f}, disabled: true}, "text", child). */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith("aria-")) {
      element.setAttribute(key, String(value));
    } else if (value === false) {
      continue;
    } else if (key === "on") {
      for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    } else if (key === "value") {
      element.value = value;
    } else {
      element.setAttribute(key, value === true ? "" : String(value));
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** Text that comes from people, cleaned and isolated so that it does not turn the text around it. */
export const said = (text, props = {}) => h("bdi", props, clean(text));

const MIN_GAP = 8;
let open = null;

/** Closes the floating list that is open, if any. `keep` says why: "picked" or "left". */
export function closeFloat(why = "left") {
  if (!open) return;
  const closing = open;
  open = null;
  closing.element.remove();
  closing.anchor.setAttribute("aria-expanded", "false");
  closing.onClose?.(why);
}

/** Shows `element` beside `anchor`, above everything; Escape or a press elsewhere closes it. */
export function float(anchor, element, onClose) {
  closeFloat();
  element.classList.add("float");
  document.body.append(element);
  anchor.setAttribute("aria-expanded", "true");
  open = { element, anchor, onClose };
  place(anchor, element);
}

function place(anchor, element) {
  const box = anchor.getBoundingClientRect();
  const width = Math.min(Math.max(box.width, 220), window.innerWidth - 2 * MIN_GAP);
  element.style.width = `${width}px`;
  const below = window.innerHeight - box.bottom - MIN_GAP;
  const above = box.top - MIN_GAP;
  const down = below >= Math.min(element.scrollHeight, 240) || below > above;
  element.style.maxHeight = `${Math.min(down ? below : above, 360)}px`;
  const left = Math.min(Math.max(box.left, MIN_GAP), window.innerWidth - width - MIN_GAP);
  element.style.left = `${left}px`;
  if (down) element.style.top = `${box.bottom + 4}px`;
  else element.style.bottom = `${window.innerHeight - box.top + 4}px`;
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.element.contains(event.target) && !open.anchor.contains(event.target)) closeFloat();
});
document.addEventListener(
  "keydown",
  (event) => {
    if (open && event.key === "Escape") {
      const { anchor } = open;
      closeFloat("escaped");
      anchor.focus();
      event.stopPropagation();
    }
  },
  true,
);
window.addEventListener("resize", () => closeFloat());

/** Moves the focus among the items of a list with the arrow keys, Home and End. */
export function arrows(event, items) {
  const at = items.indexOf(document.activeElement);
  const last = items.length - 1;
  const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
  if (to === undefined || !items.length) return;
  event.preventDefault();
  items[to].focus();
}

/** A picture over the whole page; any press closes it. */
export function enlarge(src, alt) {
  const before = document.activeElement;
  const box = h(
    "div",
    { class: "lightbox", role: "dialog", "aria-modal": "true", tabindex: "-1", "aria-label": clean(alt) },
    h("img", { src, alt: clean(alt) }),
    alt ? h("p", { dir: "auto" }, clean(alt)) : null,
  );
  const close = () => {
    box.remove();
    before?.focus();
  };
  box.addEventListener("click", close);
  box.addEventListener("keydown", (event) => {
    if (["Escape", "Enter", " "].includes(event.key)) close();
    if (event.key === "Tab") event.preventDefault();
  });
  document.body.append(box);
  box.focus();
}
