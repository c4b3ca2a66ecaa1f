// Discord's Markdown as elements. Nothing here ever parses HTML.

import { clean, h, said } from "./dom.js";

const DEEPEST = 12;
const FENCE = /```(?:([a-z0-9_+\-.#]+)\n)?\n*([\s\S]+?)\n*```/gi;

/** `where` has the names and what a press on them does: {person, role, room, openRoom, useCommand, time}. */
export function markdown(text, where) {
  const fragment = document.createDocumentFragment();
  const source = clean(text);
  let from = 0;
  for (const match of source.matchAll(FENCE)) {
    fragment.append(...blocks(source.slice(from, match.index).replace(/\n$/, ""), where));
    fragment.append(h("pre", {}, h("code", { dir: "auto" }, match[2])));
    from = match.index + match[0].length;
    if (source[from] === "\n") from += 1;
  }
  fragment.append(...blocks(source.slice(from), where));
  return fragment;
}

function blocks(text, where) {
  if (!text) return [];
  const lines = text.split("\n");
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(h("div", { class: "par", dir: "auto" }, inline(plain.join("\n"), where)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    let match;
    if (line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
      out.push(h("blockquote", {}, blocks(rest, where)));
      return out;
    }
    if (/^> ?/.test(line) && /^>( |$)/.test(line)) {
      flush();
      const quoted = [];
      for (; at < lines.length && /^>( |$)/.test(lines[at]); at += 1) quoted.push(lines[at].slice(2));
      at -= 1;
      out.push(h("blockquote", {}, blocks(quoted.join("\n"), where)));
    } else if ((match = /^(#{1,3})\s+(.+)$/.exec(line))) {
      flush();
      out.push(h(`h${match[1].length + 2}`, { dir: "auto" }, inline(match[2], where)));
    } else if ((match = /^-#\s+(.+)$/.exec(line))) {
      flush();
      out.push(h("small", { class: "sub", dir: "auto" }, inline(match[1], where)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      for (; at < lines.length && ITEM.test(lines[at]); at += 1) items.push(ITEM.exec(lines[at]));
      at -= 1;
      out.push(...lists(items, where));
    } else {
      plain.push(line);
    }
  }
  flush();
  return out;
}

const ITEM = /^( *)([-*]|\d{1,4}\.) +(.+)$/;

const numbered = (item) => /\d/.test(item[2]);

/** The items as lists; a new list begins where bullets turn into numbers or back. */
function lists(items, where) {
  const out = [];
  const depth = items[0][1].length;
  let from = 0;
  for (let at = 1; at <= items.length; at += 1) {
    const other = at < items.length && items[at][1].length <= depth && numbered(items[at]) !== numbered(items[from]);
    if (at === items.length || other) {
      out.push(list(items.slice(from, at), where));
      from = at;
    }
  }
  return out;
}

function list(items, where) {
  const depth = items[0][1].length;
  const ordered = numbered(items[0]);
  const box = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(items[0][2], 10) } : {});
  for (let at = 0; at < items.length; at += 1) {
    const entry = h("li", { dir: "auto" }, inline(items[at][3], where));
    const inner = [];
    while (at + 1 < items.length && items[at + 1][1].length > depth) inner.push(items[(at += 1)]);
    if (inner.length) entry.append(...lists(inner, where));
    box.append(entry);
  }
  return box;
}

const nest = (tag, props = {}) => (match, where, depth) =>
  h(tag, props, inline(match[1], where, depth + 1));

const RULES = [
  ["\\", /\\([^\sA-Za-z0-9])/y, (match) => match[1]],
  ["`", /(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => h("code", {}, match[2].trim() || match[2])],
  ["<", /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m, where) => where.time(Number(m[1]), m[2] ?? "f")],
  ["<", /<@!?(\d+)>/y, (m, where) => said(`@${where.person(m[1])}`, { class: "mention" })],
  ["<", /<@&(\d+)>/y, (m, where) => said(`@${where.role(m[1])}`, { class: "mention" })],
  ["<", /<#(\d+)>/y, (m, where) => press(`# ${where.room(m[1])}`, () => where.openRoom(m[1]))],
  ["<", /<\/([^:>\n]{1,100}):(\d+)>/y, (m, where) => press(`/${m[1]}`, () => where.useCommand(m[1]))],
  ["<", /<a?:(\w{2,32}):\d+>/y, (match) => h("span", { class: "emoji" }, `:${match[1]}:`)],
  ["<", /<(https?:\/\/[^\s<>]+)>/y, (match) => link(match[1], match[1])],
  ["[", /\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/y,
    (m, where, depth) => named(m[2], inline(m[1], where, depth + 1), where)],
  ["h", /https?:\/\/[^\s<]*[^\s<.,:;"')\]!?*_|~]/y, (match) => link(match[0], match[0])],
  ["|", /\|\|([\s\S]+?)\|\|/y, (m, where, depth) => spoiler(inline(m[1], where, depth + 1))],
  ["*", /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, nest("strong")],
  ["_", /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, nest("u")],
  ["*", /\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, nest("em")],
  ["_", /_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy, nest("em")],
  ["~", /~~([\s\S]+?)~~/y, nest("s")],
  ["@", /@(?:everyone|here)\b/y, (match) => said(match[0], { class: "mention" })],
];
const WORD = /[\p{L}\p{N}]/u;

function inline(text, where, depth = 0) {
  if (depth > DEEPEST) return [text];
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = apply(text, at, where, depth);
    if (found) {
      if (plain) out.push(plain);
      plain = "";
      out.push(found.node);
      at = found.next;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) out.push(plain);
  return out;
}

function apply(text, at, where, depth) {
  for (const [first, pattern, make] of RULES) {
    if (text[at] !== first) continue;
    // A word_with_underscores is not emphasis, nor is one that ends in a link.
    if ((first === "_" || first === "h") && at > 0 && WORD.test(text[at - 1])) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: make(match, where, depth), next: at + match[0].length };
  }
  return null;
}

const press = (label, action) =>
  h("button", { class: "mention", type: "button", on: { click: action } }, said(label));

const link = (href, content) =>
  h("a", { href, target: "_blank", rel: "noreferrer noopener", dir: "auto" }, content);

const ROOM = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)/;

/** A link under words of its own; one that leads to a room here opens it, as Discord does. */
function named(href, content, where) {
  const room = ROOM.exec(href);
  if (!room) return link(href, content);
  return h("button", { class: "mention", type: "button", on: { click: () => where.openRoom(room[1]) } }, content);
}

function spoiler(content) {
  const show = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    box.classList.add("shown");
  };
  const box = h("span", { class: "spoiler", tabindex: "0", on: { click: show, keydown: show } }, h("span", {}, content));
  return box;
}
