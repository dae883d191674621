// DynamoDB JSON as people read it.

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

export const indexNames = (table) =>
  [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])].map((index) => index.IndexName);
