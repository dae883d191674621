import { part, post } from './api.js';
import { h, show } from './dom.js';
import { marked } from './design.js';
import { Entities } from './entities.js';
import { cut, plain } from './values.js';

// The first and last of the ranges that select partitions, as examples.
const RANGE_ENDS = { MonthRange: ['2024-01', '2024-12'], DayRange: ['2024-01-15', '2024-01-31'] };

export function patternPage(main, design, method) {
  // Methods of one name are told apart by the summaries, which are in the order of the definitions.
  const place = design.patterns.findIndex((candidate) => candidate.method === method);
  const pattern = design.definition.patterns[place];
  if (!pattern) throw new Error(`There is no access pattern ${method} in ${design.name}`);
  const line = design.patterns[place];
  const fields = pattern.parameters.map((parameter) => field(design, parameter));
  const outcome = h('div', { role: 'status' });
  const writes = !['get', 'query', 'composed'].includes(pattern['@type']);
  let cursor = null;

  async function run() {
    show(outcome, h('p', {}, 'Running…'));
    try {
      const body = Object.fromEntries(fields.map((f) => [f.name, f.read(cursor)]));
      const response = await post(`designs/${part(design.name)}/patterns/${part(method)}`, body);
      cursor = response.next ?? null;
      show(outcome, result(design, response), response.next && h('button', { type: 'button', onclick: run }, 'Next page'));
    } catch (failure) {
      show(outcome, h('p', { role: 'alert', class: 'failure' }, failure.message));
    }
  }

  show(main,
    h('p', {}, h('a', { href: '#/design/' + part(design.name) }, design.name)),
    h('h1', {}, pattern.name),
    h('p', {}, marked(line.operation), `. Expected: ${line.cost}.`),
    h('form', {
      class: 'card form',
      onsubmit: (event) => {
        event.preventDefault();
        cursor = null;
        if (!writes || confirm('This writes into the table. Run it?')) run();
      },
    }, fields.map((f) => f.element), h('button', { class: writes ? 'danger' : '' }, 'Run')),
    outcome);
  main.querySelector('input')?.focus();
}

// A form field for each kind of parameter: its element, and a function that reads it.
function field(design, parameter) {
  const { name, type, role } = parameter;
  const simple = type.replace(/<.*$/, '').split('.').pop();
  if (role === 'PAGE') {
    const size = input(name, 'number', { value: '25', min: 1, max: 500 });
    return { name, element: labelled('page size', size), read: (cursor) => ({ size: size.value, cursor }) };
  }
  if (simple === 'SortRange' || simple in RANGE_ENDS) {
    const from = input(name + '-from', 'text', { placeholder: (RANGE_ENDS[simple] || ['first'])[0] });
    const to = input(name + '-to', 'text', { placeholder: (RANGE_ENDS[simple] || ['', 'last'])[1] });
    return {
      name,
      element: h('div', { class: 'pair' }, labelled(name + ' from', from), labelled(name + ' to', to)),
      read: () => ({ from: from.value, to: to.value }),
    };
  }
  if (role === 'ENTITY') {
    const source = h('textarea', { id: 'field-' + name, rows: 10, spellcheck: 'false', value: blank(design, simple, type) });
    return { name, element: labelled(`${name} (${simple}, JSON)`, source), read: () => JSON.parse(source.value) };
  }
  const text = input(name, 'text', { placeholder: simple });
  return { name, element: labelled(name, text), read: () => text.value };
}

function blank(design, simple, type) {
  const list = simple === 'List';
  const wanted = list ? type.replace(/^.*<(?:.*\.)?([^.>]+)>$/, '$1') : simple;
  const entity = design.definition.tables.flatMap((table) => table.entities).find((e) => e.type.name === wanted);
  const members = (entity?.components ?? [])
    .filter((component) => component.role === 'DATA')
    .map((component) => [component.name, component.nullable ? null : '']);
  const body = Object.fromEntries(members);
  return JSON.stringify(list ? [body] : body, null, 2);
}

const input = (name, type, properties) => h('input', { type, id: 'field-' + name, autocomplete: 'off', ...properties });
const labelled = (text, element) => h('label', { for: element.id }, h('span', {}, text), element);

function result(design, response) {
  const entities = new Entities(design.definition.tables);
  return [
    response.failure && h('p', { role: 'alert', class: 'failure' }, response.failure),
    h('p', { class: 'cost' }, h('b', { id: 'requests' }, response.requests.length), ` request${response.requests.length === 1 ? '' : 's'}, `,
      h('b', {}, response.readUnits), ' read units, ', h('b', {}, response.writeUnits), ' write units'),
    h('h2', {}, 'Items'),
    response.items.length === 0 ? h('p', {}, 'None.') : h('ul', { class: 'row' }, response.items.map((item) => {
      const entity = entities.of(item);
      return h('li', { class: 'item entity', vars: entity ? { '--hue': entity.hue } : {} },
        h('span', { class: 'sort' }, tableKey(entity, item)),
        h('span', { class: 'kind' }, entity?.name ?? ''),
        Object.entries(item).filter(([name]) => name !== entity?.table.partitionKey && name !== entity?.table.sortKey)
          .slice(0, 8).map(([name, value]) =>
          h('span', { class: 'attribute' }, h('b', {}, name), ' ', cut(plain(value), 60))));
    })),
    h('details', {}, h('summary', {}, 'Returned'), h('pre', {}, JSON.stringify(response.result, null, 2))),
    h('h2', {}, 'Sent'),
    response.requests.map((request) => h('details', { open: true }, h('summary', {}, request.operation),
      h('pre', {}, JSON.stringify(request.body, null, 2)))),
  ];
}

function tableKey(entity, item) {
  return entity ? [entity.table.partitionKey, entity.table.sortKey].filter(Boolean).map((key) => plain(item[key])).join(' / ') : '';
}
