// Readable text of DynamoDB JSON values.

import { part } from './api.js';
import { h } from './dom.js';

export function plain(value) {
  if (value === undefined || value === null) return '';
  const [type, content] = Object.entries(value)[0];
  switch (type) {
    case 'S': case 'N': return content;
    case 'BOOL': return String(content);
    case 'NULL': return 'null';
    case 'B': return 'bytes ' + content;
    case 'SS': case 'NS': case 'BS': return '{' + content.join(', ') + '}';
    case 'L': return '[' + content.map(plain).join(', ') + ']';
    case 'M': return '{' + Object.entries(content).map(([k, v]) => k + ': ' + plain(v)).join(', ') + '}';
    default: return JSON.stringify(value);
  }
}

export const cut = (text, length = 80) => (text.length > length ? text.slice(0, length - 1) + '…' : text);

export const keySchema = (table, index) => {
  const described = index
    ? [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])].find((i) => i.IndexName === index)
    : table;
  return (described?.KeySchema ?? []).map((key) => key.AttributeName);
};

const indexNames = (table) =>
  [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])].map((index) => index.IndexName);

// Links to the table and each of its indexes, for one kind of page.
export const placeTabs = (table, current, kind) => {
  const base = `#/${kind}/` + part(table.TableName);
  return h('nav', { class: 'tabs', 'aria-label': 'Table and indexes' },
    [null, ...indexNames(table)].map((name) => h('a', {
      href: name ? base + '/' + part(name) : base, 'aria-current': name === current ? 'page' : undefined,
    }, name ?? 'table')));
};
