// A select menu: a field that opens a list with descriptions, for one value or several.

import { icon } from "./icons.js";
import { arrows, clean, closeFloat, float, h, said } from "./dom.js";

/** Discord's emoji of a button or an option. */
export const emoji = (value) =>
  value ? h("span", { class: "emoji" }, value.id ? `:${clean(value.name)}:` : clean(value.name)) : null;

/**
 * menu: {options: [{label, value, description, emoji, default}], least, most, placeholder,
 * disabled, name, apply}. `chosen(values)` is called once the list closes with a different choice.
 */
export function menuField(menu, chosen) {
  let values = menu.options.filter((option) => option.default).map((option) => option.value);
  const shown = h("span", { class: "menu-value" });
  const field = h(
    "button",
    { class: "menu", type: "button", disabled: menu.disabled, "aria-haspopup": "listbox", "aria-expanded": "false" },
    shown,
    icon("down"),
  );
  if (menu.name) field.setAttribute("aria-label", clean(menu.name));
  const show = () => {
    const picked = menu.options.filter((option) => values.includes(option.value));
    shown.classList.toggle("empty", !picked.length);
    shown.replaceChildren(
      ...(picked.length
        ? picked.map((option, at) => h("span", {}, at ? ", " : null, emoji(option.emoji), said(option.label)))
        : [said(menu.placeholder)]),
    );
  };
  const set = (next) => {
    values = next;
    show();
    chosen(values);
  };
  field.addEventListener("click", () => openList(field, menu, values, set));
  show();
  return field;
}

function openList(field, menu, before, set) {
  const several = menu.most > 1;
  let picked = [...before];
  const rows = menu.options.map((option) => row(option, several));
  const fits = () => picked.length >= menu.least && picked.length <= menu.most;
  const finish = h("button", { class: "button primary", type: "button" }, menu.apply);
  const paint = () => {
    rows.forEach((each, at) => each.setAttribute("aria-selected", picked.includes(menu.options[at].value)));
    finish.disabled = !fits();
  };
  rows.forEach((each, at) =>
    each.addEventListener("click", () => {
      const { value } = menu.options[at];
      if (!several) picked = picked.includes(value) && menu.least === 0 ? [] : [value];
      else if (picked.includes(value)) picked = picked.filter((other) => other !== value);
      else if (picked.length < menu.most) picked = [...picked, value];
      paint();
      if (!several) done();
    }),
  );
  const list = h(
    "div",
    { class: "list", role: "listbox", "aria-multiselectable": several },
    rows,
    several ? h("div", { class: "list-foot" }, h("small", {}, `${menu.least}–${menu.most}`), finish) : null,
  );
  const done = () => {
    closeFloat("picked");
    field.focus();
  };
  finish.addEventListener("click", done);
  list.addEventListener("keydown", (event) => arrows(event, [...rows, ...(several ? [finish] : [])]));
  paint();
  float(field, list, (why) => {
    const changed = picked.length !== before.length || picked.some((value) => !before.includes(value));
    if (why !== "escaped" && fits() && (changed || (why === "picked" && !menu.quiet))) set(picked);
  });
  (rows.find((each) => each.getAttribute("aria-selected") === "true") ?? rows[0])?.focus();
}

function row(option, several) {
  return h(
    "button",
    { class: "option", type: "button", role: "option" },
    emoji(option.emoji),
    h(
      "span",
      { class: "option-text" },
      said(option.label),
      option.description ? h("small", { dir: "auto" }, clean(option.description)) : null,
    ),
    h("span", { class: several ? "tick box" : "tick", "aria-hidden": "true" }),
  );
}
