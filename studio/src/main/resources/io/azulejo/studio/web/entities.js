// The entity of an item, and its colour.

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function pattern(template) {
  if (!template) return /^/;
  const parts = template.split(/\{\{|\}\}|(\{[^{}]+\})/).filter((part) => part !== undefined);
  return new RegExp('^' + parts.map((part) => (/^\{[^{}]+\}$/.test(part) ? '.+' : escape(part))).join('') + '$', 's');
}

export class Entities {
  constructor(tableDefinitions) {
    this.known = tableDefinitions.flatMap((table) =>
      table.entities.map((entity) => ({
        name: entity.type.name,
        definition: entity,
        table,
        types: [entity.entityType, ...entity.entityTypes.map((type) => type.value)].filter(Boolean),
        pk: pattern(entity.pk),
        sk: pattern(entity.sk),
      })));
    this.known.forEach((entity, i) => { entity.hue = Math.round((i * 137.5) % 360); });
  }

  of(item) {
    return this.known.find((entity) => {
      const { table } = entity;
      const type = table.entityType && item[table.entityType]?.S;
      if (type && entity.types.length > 0) return entity.types.includes(type);
      return entity.pk.test(item[table.partitionKey]?.S ?? '')
        && (!table.sortKey || entity.sk.test(item[table.sortKey]?.S ?? ''));
    });
  }
}
