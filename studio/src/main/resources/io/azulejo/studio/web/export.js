// Saves the shown items as a file.
import { itemToJson, plain } from "./values.js";

const FORMATS = {
  json: { type: "application/json", ending: "json", write: (items) => JSON.stringify(items.map(itemToJson), null, 2) },
  dynamodb: { type: "application/json", ending: "dynamodb.json", write: (items) => items.map((item) => JSON.stringify({ Item: item })).join("\n") },
  csv: { type: "text/csv", ending: "csv", write: csv },
};

export function exportItems(format, name, items) {
  const { type, ending, write } = FORMATS[format];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([write(items)], { type }));
  link.download = `${name}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function csv(items) {
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return [columns, ...items.map((item) => columns.map((name) => plain(item[name])))].map((row) => row.map(cell).join(",")).join("\r\n");
}

/** A cell; one that a spreadsheet would take for a formula becomes text. */
function cell(text) {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
