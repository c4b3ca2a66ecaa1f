// The page's own words, and times, in the reader's language.

let words = {};

export async function loadWords() {
  words = await (await fetch("/page/words.json")).json();
}

/** The words for a key in a language; {name} is filled in from `values`. */
export function label(locale, key, values = {}) {
  const text = words[locale]?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** The description of a command or of one of its options. */
export const described = (node, locale) => node.description_localizations?.[locale] || node.description;

let ahead = 0;
export const setOffset = (seconds) => {
  ahead = seconds * 1000;
};
export const now = () => Date.now() + ahead;

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  clock: { dateStyle: "medium", timeStyle: "medium" },
  short: { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const formats = new Map();

/** A moment (milliseconds) in one of Discord's styles. */
export function moment(locale, ms, style) {
  if (style === "R") return relative(locale, ms);
  if (Number.isNaN(new Date(ms).getTime())) return "?";
  const key = locale + style;
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale, STYLES[style]));
  return formats.get(key).format(ms);
}

const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(locale, ms) {
  const seconds = Math.round((ms - now()) / 1000);
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.round(seconds / size), unit);
}

/** When a message was written: the time, and the day if it was not today. */
export function stamp(locale, iso) {
  const then = new Date(iso);
  const sameDay = then.toDateString() === new Date(now()).toDateString();
  return moment(locale, then.getTime(), sameDay ? "t" : "s");
}
