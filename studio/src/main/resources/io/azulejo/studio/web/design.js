import { h, show } from './dom.js';
import { diagram } from './diagram.js';
import { Entities } from './entities.js';

export const condition = (when) =>
  when ? ` when ${when.negated ? 'not ' : ''}${when.member}${when.method ? '()' : ''}` : '';

export function designPage(main, design) {
  const { definition } = design;
  show(main,
    h('h1', {}, design.name),
    h('nav', { class: 'tabs', 'aria-label': 'Parts of the page' },
      ['tables', 'patterns', 'findings', 'diagram'].map((name) =>
        h('a', { href: '#' , onclick: (event) => { event.preventDefault(); document.getElementById(name).scrollIntoView(); } }, name))),
    h('section', { id: 'tables' }, definition.tables.map((table) => tableSection(design, table))),
    h('section', { id: 'patterns' }, h('h2', {}, 'Access patterns'), patterns(design)),
    h('section', { id: 'findings' }, h('h2', {}, 'Findings'), findings(definition)),
    h('section', { id: 'diagram' }, h('h2', {}, 'Diagram'), h('div', { class: 'wide' }, diagram(definition))));
}

function tableSection(design, table) {
  const entities = new Entities([table]);
  const actual = design.tables[table.name];
  return [
    h('h2', {}, 'Table ', h('a', { href: '#/table/' + encodeURIComponent(actual) }, actual)),
    h('p', {}, `Keys ${[table.partitionKey, table.sortKey].filter(Boolean).join(' and ')}`,
      table.entityType && `, entity type in ${table.entityType}`, table.ttl && `, time to live in ${table.ttl}`),
    h('div', { class: 'wide' }, h('table', {},
      h('thead', {}, h('tr', {}, h('th', {}, 'Entity'), h('th', {}, 'In'), h('th', {}, 'Partition key'), h('th', {}, 'Sort key'))),
      entities.known.map((entity) => h('tbody', { class: 'entity', vars: { '--hue': entity.hue } }, rows(table, entity))))),
    h('details', {}, h('summary', {}, 'Attributes'), entities.known.map((entity) => attributes(entity))),
  ];
}

function rows(table, entity) {
  const { definition } = entity;
  const keys = [{ index: 'table', pk: definition.pk, sk: definition.sk }, ...definition.indexKeys];
  return keys.map((key, i) => h('tr', {},
    i === 0 && h('th', { rowspan: keys.length, scope: 'rowgroup' }, entity.name),
    h('td', {}, key.index, condition(key.when)),
    h('td', {}, h('code', {}, key.pk ?? '')),
    h('td', {}, h('code', {}, key.sk ?? ''))));
}

function attributes(entity) {
  return h('section', { class: 'entity', vars: { '--hue': entity.hue } },
    h('h3', {}, entity.name),
    h('p', {}, entity.definition.components.map((component) => [
      h('code', { title: component.role.toLowerCase() }, component.attribute),
      component.nullable ? '? ' : ' ',
    ])));
}

function patterns(design) {
  return h('div', { class: 'wide' }, h('table', {},
    h('thead', {}, h('tr', {}, h('th', {}, 'Pattern'), h('th', {}, 'Operation'), h('th', {}, 'Keys'))),
    h('tbody', {}, design.definition.patterns.map((pattern) => h('tr', {},
      h('td', {}, h('a', { href: `#/pattern/${encodeURIComponent(design.name)}/${encodeURIComponent(pattern.method)}` }, pattern.name)),
      h('td', {}, operation(pattern)),
      h('td', {}, h('code', {}, keys(design, pattern))))))));
}

export function operation(pattern) {
  switch (pattern['@type']) {
    case 'get': return 'GetItem' + (pattern.consistent ? ', consistent' : '');
    case 'query': return 'Query' + (pattern.index ? ' on ' + pattern.index : '') + (pattern.descending ? ', newest first' : '')
      + (pattern.key.shards ? `, ${pattern.key.shards} shards` : '') + (pattern.complete ? ', completed by BatchGetItem' : '');
    case 'write': return { CREATE: 'PutItem, new', PUT: 'PutItem', DELETE: 'DeleteItem', CHECK: 'Check' }[pattern.kind];
    case 'update': return 'UpdateItem' + (pattern.readFirst ? ', reads first' : '');
    case 'transaction': return `Transaction of ${pattern.actions.length} kinds of action`;
    default: return 'Composed of others';
  }
}

function keys(design, pattern) {
  if (pattern['@type'] === 'get') {
    const entity = design.definition.tables.flatMap((table) => table.entities)
      .find((candidate) => candidate.type.name === pattern.entity.name);
    return entity ? `${entity.pk} / ${entity.sk ?? ''}` : '';
  }
  if (pattern['@type'] !== 'query') return pattern.entity?.name ?? '';
  const key = pattern.key;
  const sort = (key.sk ?? '') + (key.range ? ` ${key.range} in a range` : key.sk && !key.wholeSk ? '…' : '');
  return `${key.pk ?? '{' + key.attribute + '}'}${sort ? ' / ' + sort : ''}`;
}

function findings(definition) {
  if (definition.findings.length === 0) return h('p', {}, 'None.');
  return h('ul', { class: 'findings' }, definition.findings.map((finding) => h('li', { class: finding.because ? 'accepted' : 'open' },
    h('strong', {}, finding.diagnostic), ` ${finding.about}: ${finding.text}. `,
    finding.because && h('em', {}, `Accepted because ${finding.because}.`))));
}
