// The entity of an item, its colour, and the items that its attributes lead to.
import { hueOf } from "az/hue.js";
import { plain } from "./values.js";

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const placeholders = (template) => [...(template ?? "").matchAll(/\{([^{}:|]+)[^{}]*\}/g)].map(([, name]) => name.trim());

function expression(template) {
  if (!template) return /^/;
  const parts = template.split(/(\{[^{}]+\})/);
  return new RegExp(`^${parts.map((part) => (/^\{[^{}]+\}$/.test(part) ? ".+" : escape(part))).join("")}$`, "s");
}

export class Entities {
  /** @param definitions tables of designs, as in their descriptions */
  constructor(definitions) {
    this.known = definitions.flatMap((table) => table.entities.map((entity) => ({
      name: entity.type.name, definition: entity, table, hue: hueOf(entity.type.name),
      types: [entity.entityType, ...entity.entityTypes.map((type) => type.value)].filter(Boolean),
      pk: expression(entity.pk), sk: expression(entity.sk),
    })));
  }

  of(item) {
    return this.known.find(({ table, types, pk, sk }) => {
      const type = table.entityType && item[table.entityType]?.S;
      if (type && types.length) return types.includes(type);
      return pk.test(item[table.partitionKey]?.S ?? "") && (!table.sortKey || sk.test(item[table.sortKey]?.S ?? ""));
    });
  }

  /** Attributes that the entities of the table have, for completion. */
  attributes() {
    return [...new Set(this.known.flatMap(({ definition }) => definition.components.map((component) => component.attribute)))].sort();
  }

  /**
   * Partitions that the values of an item lead to: [{ entity, pk, sk }]. An entity is related if all parts of its key are
   * known: its references by their mapping, the others by equal names of components.
   */
  related(item) {
    const own = this.of(item);
    if (!own) return [];
    const values = componentValues(own, item);
    const links = [];
    for (const other of this.known) {
      const mapping = own.definition.references?.find((reference) => reference.entity?.name === other.name)?.components ?? {};
      const pk = fill(other.definition.pk, values, mapping);
      if (pk === null || other.table !== own.table || !placeholders(other.definition.pk).length) continue;
      const sk = fill(other.definition.sk, values, mapping);
      const same = pk === plain(item[own.table.partitionKey]);
      if (same && (sk === null || sk === plain(item[own.table.sortKey]))) continue;
      if (!links.some((link) => link.pk === pk && link.sk === sk)) links.push({ entity: other, pk, sk });
    }
    return links;
  }
}

/** Values of an item by component, those that stand only in its key included. */
function componentValues({ definition, table }, item) {
  const values = {};
  for (const [template, attribute] of [[definition.pk, table.partitionKey], [definition.sk, table.sortKey]]) {
    const names = placeholders(template);
    const found = names.length && new RegExp(`^${template.split(/(\{[^{}]+\})/).map((part) => (/^\{/.test(part) ? "(.+?)" : escape(part))).join("")}$`, "s").exec(item[attribute]?.S ?? "");
    if (found) names.forEach((name, index) => { values[name] = found[index + 1]; });
  }
  for (const component of definition.components) {
    const stored = item[component.attribute];
    if (stored && ("S" in stored || "N" in stored)) values[component.name] ??= stored.S ?? stored.N;
  }
  return values;
}

function fill(template, values, mapping) {
  if (!template) return null;
  let complete = true;
  const text = template.replace(/\{([^{}:|]+)[^{}]*\}/g, (_, name) => {
    const value = values[mapping[name.trim()] ?? name.trim()];
    if (value === undefined) complete = false;
    return value;
  });
  return complete ? text : null;
}
