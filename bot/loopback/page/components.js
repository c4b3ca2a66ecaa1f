// The parts of a message besides its text: components, embeds, files.

import { media } from "./api.js";
import { clean, enlarge, h, said } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { emoji, menuField } from "./menu.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };
const colour = (value) => `#${value.toString(16).padStart(6, "0")}`;

/** place: {where, words, act(wish, element), people, rooms, roles} of the reader and message. */
export function component(part, place) {
  const inner = () => (part.components ?? []).map((child) => component(child, place));
  switch (part.type) {
    case 1:
      return h("div", { class: "row" }, inner());
    case 2:
      return button(part, place);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return select(part, place);
    case 9:
      return h("div", { class: "section" }, h("div", {}, inner()), component(part.accessory, place));
    case 10:
      return h("div", { class: "text" }, markdown(part.content, place.where));
    case 11:
      return picture({ ...part, spoiler: part.spoiler }, "thumbnail");
    case 12:
      return gallery(part.items);
    case 13:
      return file({ filename: part.name, size: part.size, url: part.file.url });
    case 14:
      return h("hr", { class: `gap${part.spacing ?? 1}${part.divider === false ? " blank" : ""}` });
    case 17:
      return container(part, inner());
    default:
      return h("div", { class: "sub" }, `[${part.type}]`);
  }
}

function container(part, children) {
  const box = h("div", { class: "container" }, children);
  if (part.accent_color !== undefined && part.accent_color !== null) {
    box.classList.add("accented");
    box.style.setProperty("--accent", colour(part.accent_color));
  }
  return part.spoiler ? hidden(box) : box;
}

function button(part, place) {
  const style = STYLES[part.style] ?? "secondary";
  const content = [emoji(part.emoji), part.label ? said(part.label) : null];
  if (style === "link") {
    const props = { class: "button link", target: "_blank", rel: "noreferrer noopener" };
    return h("a", { ...props, href: /^https?:/.test(part.url) ? part.url : null }, content, icon("out"));
  }
  const press = (event) => place.act({ kind: "click", custom_id: part.custom_id }, event.currentTarget);
  return h(
    "button",
    { class: `button ${style}`, type: "button", disabled: part.disabled, "data-id": part.custom_id, on: { click: press } },
    content,
  );
}

/** A component's menu in the form that `menuField` needs. */
export function menuOf(part, place) {
  const people = place.people.map((person) => ({ label: person.name, value: person.id }));
  const rooms = place.rooms.filter((room) => room.kind !== "direct").map((room) => ({ label: `#${room.name}`, value: room.id }));
  const roles = place.roles.map((role) => ({ label: `@${role.name}`, value: role.id }));
  const before = new Set((part.default_values ?? []).map((each) => each.id));
  const all = { 3: part.options, 5: people, 6: roles, 7: [...people, ...roles], 8: rooms }[part.type] ?? [];
  const options = part.type === 3 ? all : all.map((each) => ({ ...each, default: before.has(each.value) }));
  return {
    options,
    least: part.min_values ?? 1,
    most: part.max_values ?? 1,
    placeholder: part.placeholder ?? place.words("choose"),
    apply: place.words("apply"),
    disabled: part.disabled,
    name: part.placeholder,
  };
}

function select(part, place) {
  const field = menuField(menuOf(part, place), (values) =>
    place.act({ kind: "select", custom_id: part.custom_id, values }, field),
  );
  field.dataset.id = part.custom_id;
  return field;
}

function gallery(items) {
  const box = h("div", { class: `gallery of${Math.min(items.length, 4)}` });
  box.append(...items.map((item) => picture(item, "shot")));
  return box;
}

function picture(item, kind) {
  const src = media(item.media.url);
  const alt = clean(item.description);
  const box = h(
    "button",
    { class: kind, type: "button", title: alt || null, on: { click: () => enlarge(src, alt) } },
    h("img", { src, alt, loading: "lazy" }),
  );
  return item.spoiler ? hidden(box) : box;
}

function hidden(content) {
  const cover = h("div", { class: "covered" }, content);
  content.setAttribute("inert", "");
  const show = () => {
    cover.classList.add("shown");
    content.removeAttribute("inert");
  };
  cover.addEventListener("click", show, { once: true });
  cover.tabIndex = 0;
  cover.addEventListener("keydown", (event) => event.key === "Enter" && show());
  return cover;
}

const PICTURES = /\.(png|jpe?g|gif|webp)$/i;

/** A file of a message: a picture, or a card to download it. */
export function file(attachment) {
  const src = media(attachment.url);
  if (PICTURES.test(attachment.filename) && !attachment.filename.startsWith("SPOILER_")) {
    return picture({ media: { url: attachment.url }, description: attachment.description }, "shot");
  }
  return h(
    "a",
    { class: "file", href: src, download: clean(attachment.filename) },
    icon("file"),
    said(attachment.filename),
    h("small", {}, size(attachment.size ?? 0)),
  );
}

const size = (bytes) => (bytes < 1024 ? `${bytes} B` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`);

/** An embed. */
export function embed(part, place) {
  const text = (value, props) => (value ? h("div", { dir: "auto", ...props }, markdown(value, place.where)) : null);
  const box = h(
    "div",
    { class: "embed" },
    part.author ? h("small", { class: "strong" }, said(part.author.name)) : null,
    text(part.title, { class: "strong" }),
    text(part.description, { class: "text" }),
    part.fields?.length
      ? h("div", { class: "fields" }, part.fields.map((field) =>
          h("div", { class: field.inline ? "field inline" : "field" }, text(field.name, { class: "strong" }), text(field.value, { class: "text" }))))
      : null,
    part.image ? picture({ media: part.image }, "shot") : null,
    part.thumbnail ? picture({ media: part.thumbnail }, "thumbnail") : null,
    part.footer ? h("small", {}, said(part.footer.text)) : null,
  );
  if (part.color !== undefined && part.color !== null) box.style.setProperty("--accent", colour(part.color));
  return box;
}
