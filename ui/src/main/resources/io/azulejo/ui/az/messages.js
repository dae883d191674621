// Message catalogue. Each app registers its own messages; keys of one app begin with its name.
import { language, number, plural } from "./locale.js";

const catalogue = { en: new Map(), pt: new Map(), es: new Map() };

/**
 * Adds messages: `{ en: { "orders.lines": { one: "{count} line", other: "{count} lines" } }, pt: {…}, es: {…} }`.
 * A message with forms is chosen by `count`.
 */
export function registerMessages(messages) {
  for (const [tag, entries] of Object.entries(messages)) {
    for (const [key, message] of Object.entries(entries)) catalogue[tag].set(key, message);
  }
}

/** Text of a message in the language of the page, else in English, else its key. */
export function t(key, values = {}) {
  let message = catalogue[language()].get(key) ?? catalogue.en.get(key) ?? key;
  if (typeof message === "object") message = message[plural(values.count)] ?? message.other;
  return message.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? number(value) : String(value);
  });
}

/** Keys that a language lacks: for tests of an app's messages. */
export function missingMessages() {
  const keys = new Set(Object.values(catalogue).flatMap((entries) => [...entries.keys()]));
  return Object.entries(catalogue).flatMap(([tag, entries]) => [...keys].filter((key) => !entries.has(key)).map((key) => `${tag} ${key}`));
}
