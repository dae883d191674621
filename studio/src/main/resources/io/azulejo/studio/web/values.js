// DynamoDB JSON values as text, as typed markup, and back from what a person typed.
import { html } from "lit";

export const typeOf = (value) => Object.keys(value ?? {})[0] ?? "";

/** Short readable text of a value. */
export function plain(value) {
  if (value === undefined || value === null) return "";
  const [type, content] = Object.entries(value)[0];
  switch (type) {
    case "BOOL": return String(content);
    case "NULL": return "null";
    case "SS": case "NS": case "BS": return `{${content.join(", ")}}`;
    case "L": return `[${content.map(plain).join(", ")}]`;
    case "M": return `{${Object.entries(content).map(([name, each]) => `${name}: ${plain(each)}`).join(", ")}}`;
    default: return content;
  }
}

export const cut = (text, length = 80) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** Value with its type: the number 3 and the text "3" look different. */
export function typed(value, length = 60) {
  const type = typeOf(value);
  if (!type) return "";
  const text = type === "S" ? value.S : plain(value);
  return html`<span class="value ${type}" title=${TYPES[type] ?? type}>${type === "S" ? html`<span class="quote">“</span>${cut(text, length)}<span class="quote">”</span>` : cut(text, length)}</span>`;
}

export const TYPES = { S: "Text", N: "Number", B: "Binary", BOOL: "Boolean", NULL: "Null", SS: "Set of texts", NS: "Set of numbers", BS: "Set of binaries", L: "List", M: "Map" };

/** A blank value of a type. */
export const blank = (type) => ({ [type]: { BOOL: false, NULL: true, SS: [""], NS: ["0"], BS: [""], L: [], M: {}, N: "0" }[type] ?? "" });

/** Key attributes of a table or of an index: [{ name, type, partition }]. */
export function keysOf(table, index) {
  const described = index ? indexesOf(table).find((each) => each.IndexName === index) : table;
  return (described?.KeySchema ?? []).map(({ AttributeName: name, KeyType }) => ({
    name, partition: KeyType === "HASH", type: table.AttributeDefinitions.find((each) => each.AttributeName === name)?.AttributeType ?? "S",
  }));
}

export const indexesOf = (table) => [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])];

/** The table key of an item. */
export const keyOf = (table, item) => Object.fromEntries(keysOf(table).map(({ name }) => [name, item[name]]));

/** Item as ordinary JSON: sets become lists, binaries stay Base64. Numbers beyond double precision stay texts. */
export function toJson(value) {
  const [type, content] = Object.entries(value)[0];
  switch (type) {
    case "N": return exact(content);
    case "NULL": return null;
    case "NS": return content.map(exact);
    case "L": return content.map(toJson);
    case "M": return itemToJson(content);
    default: return content;
  }
}

export const itemToJson = (item) => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toJson(value)]));

const exact = (text) => (String(Number(text)) === text ? Number(text) : text);
