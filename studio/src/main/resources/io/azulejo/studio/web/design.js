import { part } from './api.js';
import { h, show } from './dom.js';
import { diagram } from './diagram.js';
import { Entities } from './entities.js';

const PARTS = ['tables', 'patterns', 'findings', 'diagram'];

export function designPage(main, design) {
  const { definition } = design;
  show(main,
    h('h1', {}, design.name, h('small', {}, ' ' + design.type)),
    h('nav', { class: 'tabs', 'aria-label': 'Parts of the page' }, PARTS.map((name) =>
      h('a', { href: location.hash, onclick: (event) => jump(event, name) }, name))),
    h('section', { id: 'tables', tabindex: -1 }, definition.tables.map((table) => tableSection(design, table))),
    h('section', { id: 'patterns', tabindex: -1 }, h('h2', {}, 'Access patterns'), patterns(design)),
    h('section', { id: 'findings', tabindex: -1 }, h('h2', {}, 'Findings'), findings(design)),
    h('section', { id: 'diagram', tabindex: -1 }, h('h2', {}, 'Diagram'),
      h('div', { class: 'wide' }, diagram(design.diagram, new Entities(definition.tables)))));
}

// The fragment of the URL selects the page, so sections are reached by focus.
function jump(event, name) {
  event.preventDefault();
  const target = document.getElementById(name);
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

function tableSection(design, table) {
  const entities = new Entities([table]);
  const actual = design.tables[table.name];
  return [
    h('h2', {}, 'Table ', h('a', { href: '#/table/' + part(actual) }, actual)),
    h('p', {}, `Keys ${[table.partitionKey, table.sortKey].filter(Boolean).join(' and ')}`,
      table.entityType && `, entity type in ${table.entityType}`, table.ttl && `, time to live in ${table.ttl}`),
    h('div', { class: 'wide' }, h('table', {},
      h('thead', {}, h('tr', {}, ['Entity', 'In', 'Partition key', 'Sort key'].map((head) => h('th', { scope: 'col' }, head)))),
      entities.known.map((entity) => h('tbody', { class: 'entity', vars: { '--hue': entity.hue } }, rows(entity))))),
    h('details', {}, h('summary', {}, 'Attributes'), entities.known.map(attributes)),
  ];
}

function rows(entity) {
  const { definition } = entity;
  const keys = [{ index: 'table', pk: definition.pk, sk: definition.sk }, ...definition.indexKeys];
  return keys.map((key, i) => h('tr', {},
    i === 0 && h('th', { rowspan: keys.length, scope: 'rowgroup' }, entity.name),
    h('td', {}, key.index, condition(key.when)),
    h('td', {}, h('code', {}, key.pk ?? '')),
    h('td', {}, h('code', {}, key.sk ?? ''))));
}

const condition = (when) =>
  when && ` when ${when.negated ? 'not ' : ''}${when.member}${when.method ? '()' : ''}`;

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
    h('thead', {}, h('tr', {}, ['Pattern', 'Operation', 'Expected cost'].map((head) => h('th', { scope: 'col' }, head)))),
    h('tbody', {}, design.patterns.map((pattern) => h('tr', {},
      h('td', {}, h('a', { href: `#/pattern/${part(design.name)}/${part(pattern.method)}` }, pattern.name)),
      h('td', {}, marked(pattern.operation)),
      h('td', {}, pattern.cost))))));
}

// Text with keys in backticks.
export const marked = (text) => text.split('`').map((piece, i) => (i % 2 ? h('code', {}, piece) : piece));

function findings(design) {
  if (design.open.length + design.accepted.length === 0) return h('p', {}, 'None.');
  return [
    h('p', {}, `${design.open.length} open, ${design.accepted.length} accepted`),
    h('ul', { class: 'findings' },
      design.open.map((finding) => h('li', { class: 'open' }, findingText(finding))),
      design.accepted.map((finding) => h('li', {}, findingText(finding), h('em', {}, `Accepted because ${finding.because}.`)))),
  ];
}

const findingText = (finding) => [h('strong', {}, finding.id), ` ${finding.about}: ${finding.text}. `];
