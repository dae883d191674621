// Language of the page, and values formatted for it.
export const LANGUAGES = { en: "English", pt: "Português", es: "Español" };
const COOKIE = "az-language";
const changes = new EventTarget();
let current = initial();

function initial() {
  const chosen = document.cookie.match(/(?:^|; )az-language=(\w+)/)?.[1];
  const wanted = [chosen, ...navigator.languages].filter(Boolean);
  const full = wanted.find((tag) => LANGUAGES[tag.slice(0, 2).toLowerCase()]) ?? "en";
  document.documentElement.lang = full.slice(0, 2).toLowerCase();
  return full;
}

/** Two letters: which messages to show. */
export const language = () => current.slice(0, 2).toLowerCase();

/** Whole tag, for Intl: `pt` and `pt-BR` write money differently. */
export const locale = () => current;

/** Shows the page in another language and keeps the choice in a cookie, so that the server renders in it too. */
export function setLanguage(tag) {
  if (!LANGUAGES[tag]) throw new RangeError(`No messages in ${tag}`);
  current = navigator.languages.find((each) => each.slice(0, 2) === tag) ?? tag;
  document.documentElement.lang = tag;
  document.cookie = `${COOKIE}=${tag}; path=/; max-age=31536000; samesite=lax`;
  changes.dispatchEvent(new Event("change"));
}

/** Calls back after each change of language; returns the function that ends it. */
export function onLanguageChange(callback) {
  changes.addEventListener("change", callback);
  return () => changes.removeEventListener("change", callback);
}

const formats = new Map();
function format(type, options) {
  const key = `${type.name} ${current} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new type(current, options));
  return formats.get(key);
}

export const number = (value, options = {}) => format(Intl.NumberFormat, options).format(value);
export const money = (value, currency) => number(value, { style: "currency", currency });
export const percent = (value) => number(value, { style: "percent", maximumFractionDigits: 1 });
export const date = (value, options = { dateStyle: "medium" }) => format(Intl.DateTimeFormat, options).format(new Date(value));
export const dateTime = (value) => date(value, { dateStyle: "medium", timeStyle: "short" });
export const list = (values) => format(Intl.ListFormat, { type: "conjunction" }).format(values);
export const plural = (count) => format(Intl.PluralRules, {}).select(count);
export const compare = (a, b) => format(Intl.Collator, { numeric: true }).compare(a, b);

const STEPS = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** "3 minutes ago", "in 2 days". */
export function relative(value, now = Date.now()) {
  const seconds = (new Date(value).getTime() - now) / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? STEPS.at(-1);
  return format(Intl.RelativeTimeFormat, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** "0.8 ms", "1.2 s". */
export function duration(milliseconds) {
  return milliseconds < 1000
    ? number(milliseconds, { style: "unit", unit: "millisecond", unitDisplay: "short", maximumFractionDigits: milliseconds < 10 ? 1 : 0 })
    : number(milliseconds / 1000, { style: "unit", unit: "second", unitDisplay: "short", maximumFractionDigits: 1 });
}
