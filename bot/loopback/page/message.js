// One message in the log.

import { component, embed, file } from "./components.js";
import { clean, h, said } from "./dom.js";
import { icon } from "./icons.js";
import { now, stamp } from "./labels.js";
import { markdown } from "./markdown.js";

const LOADING = 1 << 7;
const EPHEMERAL = 1 << 6;
const TOGETHER_MS = 7 * 60 * 1000;
const PATIENCE_MS = 15 * 60 * 1000;
const THREAD_OPENED = 18;
const COLOURS = ["#5865f2", "#3ba55c", "#faa61a", "#ed4245", "#eb459e", "#00a8a8", "#8e6cf0", "#b9745a"];

const met = new Map();

/** Everybody has a colour of their own, as long as there are no more people than colours. */
function colourOf(id) {
  if (!met.has(id)) met.set(id, COLOURS[met.size % COLOURS.length]);
  return met.get(id);
}

/** A round picture with somebody's first letter. */
export function avatar(person, isBot = false) {
  const name = clean(person.global_name ?? person.name ?? person.username) || "?";
  const letter = [...name.replace(/[^\p{L}\p{N}]/gu, "")][0]?.toUpperCase() ?? "?";
  const box = h("span", { class: "avatar", "aria-hidden": "true" }, isBot ? icon("card") : letter);
  box.style.background = isBot ? "#1e1f22" : colourOf(person.id);
  return box;
}

/** Whether a message appears under the header of the one before it, as on Discord. */
export function continues(message, before) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    before.type === 0 &&
    message.type === 0 &&
    !message.interaction_metadata &&
    (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS
  );
}

/** column: the reader's column. */
export function messageRow(message, under, column) {
  if (message.type === THREAD_OPENED) return threadLine(message, column);
  const { words, locale } = column;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const classes = ["message", under ? "under" : "first", ephemeral ? "only-you" : "", message.pings ? "pinged" : ""];
  const place = column.placeOf(message);
  const failed = h("div", { class: "failed", role: "status", hidden: true });
  const row = h(
    "article",
    { class: classes.join(" "), "data-message": message.id },
    under ? h("span", { class: "gutter" }, h("time", {}, stamp(locale, message.timestamp))) : avatar(message.author, message.author.bot),
    h(
      "div",
      { class: "body" },
      message.interaction_metadata ? usedLine(message, column) : message.referenced_message ? replyLine(message) : null,
      under ? null : head(message, locale),
      content(message, place, words),
      failed,
      ephemeral ? onlyYou(message, column) : null,
    ),
  );
  return row;
}

function head(message, locale) {
  return h(
    "header",
    {},
    said(message.author.global_name ?? message.author.username, { class: "name" }),
    message.author.bot ? h("span", { class: "tag" }, "APP") : null,
    h("time", { datetime: message.timestamp }, stamp(locale, message.timestamp)),
  );
}

function content(message, place, words) {
  if (message.flags & LOADING) {
    const gone = now() - Date.parse(message.timestamp) > PATIENCE_MS;
    if (gone) return h("div", { class: "failed" }, words("no-answer"));
    return h("div", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, "•••"), words("thinking"));
  }
  const parts = [];
  if (message.content) {
    parts.push(h("div", { class: "text" }, markdown(message.content, place.where), message.edited_timestamp ? edited(words) : null));
  }
  parts.push(...message.attachments.filter((each) => !shownInside(message, each)).map(file));
  parts.push(...message.embeds.map((each) => embed(each, place)));
  parts.push(...message.components.map((each) => component(each, place)));
  if (message.reactions.length) {
    parts.push(h("div", { class: "row" }, message.reactions.map((each) => h("span", { class: "reaction" }, `${clean(each.emoji.name)} ${each.count}`))));
  }
  return h("div", { class: "content" }, parts);
}

const edited = (words) => h("small", { class: "edited" }, ` (${words("edited")})`);
const shownInside = (message, attachment) => JSON.stringify(message.components).includes(attachment.url);

function usedLine(message, column) {
  const { user, name, type } = message.interaction_metadata;
  if (type !== 2) return null;
  return h(
    "div",
    { class: "reply" },
    avatar(user),
    said(user.global_name ?? user.username, { class: "name" }),
    ` ${column.words("used")} `,
    said(`/${name}`, { class: "mention" }),
  );
}

function replyLine(message) {
  const before = message.referenced_message;
  return h("div", { class: "reply" }, avatar(before.author, before.author.bot), said(before.author.global_name, { class: "name" }), " ", said(before.content.slice(0, 80)));
}

function onlyYou(message, column) {
  const dismiss = () => column.do({ kind: "dismiss", message: message.id });
  return h(
    "div",
    { class: "you" },
    icon("eye"),
    column.words("only-you"),
    " • ",
    h("button", { class: "plain", type: "button", on: { click: dismiss } }, column.words("dismiss")),
  );
}

function threadLine(message, column) {
  const thread = column.rooms.find((room) => room.kind === "thread" && room.name === message.content);
  const open = () => thread && column.openRoom(thread.id);
  return h(
    "article",
    { class: "message event", "data-message": message.id },
    h("span", { class: "gutter" }, icon("thread")),
    h(
      "div",
      { class: "body" },
      said(message.author.global_name, { class: "name" }),
      ` ${column.words("opened-thread")} `,
      h("button", { class: "plain strong", type: "button", on: { click: open } }, said(message.content)),
      " ",
      h("time", {}, stamp(column.locale, message.timestamp)),
    ),
  );
}
