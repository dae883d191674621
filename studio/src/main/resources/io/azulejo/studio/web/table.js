import { get, part, post } from './api.js';
import { h, show } from './dom.js';
import { Entities } from './entities.js';
import { itemDialog } from './item.js';
import { cut, keySchema, placeTabs, plain } from './values.js';

const PAGE = 100;
const NEAR = '1500px';

export function tablePage(main, world, name, index, partition) {
  const table = world.tables.find((candidate) => candidate.TableName === name);
  if (!table) throw new Error('There is no table ' + name);
  const definitions = world.designs.flatMap((design) =>
    design.definition.tables.filter((definition) => design.tables[definition.name] === name));
  new TableView(main, table, index, new Entities(definitions)).open(partition);
}

// A table or index in the usual drawing: item collections below each other, sort keys to the right.
class TableView {
  constructor(main, table, index, entities) {
    Object.assign(this, { main, table, index, entities, keys: keySchema(table, index) });
    this.pages = h('div', {});
    this.status = h('p', { class: 'status', role: 'status' });
    this.more = h('button', { type: 'button', onclick: () => this.extend() }, 'More');
    // Large tables load while the user scrolls, and pages far from the viewport are dropped.
    this.end = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && this.extend());
    this.near = new IntersectionObserver(
      (seen) => seen.forEach((entry) => (entry.isIntersecting ? entry.target.page.fill() : entry.target.page.clear())),
      { rootMargin: NEAR });
  }

  open(partition) {
    const search = h('input', {
      type: 'search', 'data-search': true, 'aria-label': `Partition key ${this.keys[0]}`,
      placeholder: `${this.keys[0]} = …  ( / )`, value: partition,
    });
    this.again = () => this.find(search.value);
    show(this.main,
      h('h1', {}, this.table.TableName, this.index && h('small', {}, ' ' + this.index)),
      placeTabs(this.table, this.index, 'table'),
      h('form', {
        class: 'bar', role: 'search',
        onsubmit: (event) => {
          event.preventDefault();
          this.again();
        },
      }, search, h('button', {}, 'Find'),
      h('button', { type: 'button', onclick: () => itemDialog(this.table, null, this.entities, this.again) }, 'New item'),
      h('a', { class: 'button', href: ['#/heat', part(this.table.TableName), part(this.index ?? '')].join('/') }, 'Heat map')),
      legend(this.entities),
      this.pages, this.more, this.status);
    this.again();
  }

  async find(partition) {
    const type = this.table.AttributeDefinitions.find((a) => a.AttributeName === this.keys[0]).AttributeType;
    this.partition = partition === '' ? null : { [type]: partition };
    this.next = null;
    this.last = null;
    this.near.disconnect();
    show(this.pages);
    await this.extend();
  }

  // Adds the page after the last one.
  async extend() {
    this.end.unobserve(this.more);
    this.more.hidden = true;
    const page = new Page(this, this.next, this.last);
    this.last = page;
    this.pages.append(page.element);
    await page.fill();
    // Discard the response if a newer search has started.
    if (this.last !== page) return;
    this.near.observe(page.element);
    this.next = page.next;
    this.more.hidden = !this.next;
    if (this.next) this.end.observe(this.more);
  }

  ask(cursor) {
    const path = 'tables/' + part(this.table.TableName);
    return this.partition
      ? post(`${path}/collection?limit=${PAGE}`, { index: this.index, partition: this.partition, cursor })
      : get(`${path}/items?limit=${PAGE}` + (this.index ? '&index=' + part(this.index) : '')
        + (cursor ? '&cursor=' + part(cursor) : ''));
  }

  card(item) {
    const entity = this.entities.of(item);
    const hidden = new Set(this.keys);
    const attributes = Object.keys(item).filter((name) => !hidden.has(name)).slice(0, 4);
    return h('li', {}, h('button', {
      type: 'button', class: 'item entity',
      vars: entity ? { '--hue': entity.hue } : {},
      onclick: () => itemDialog(this.table, item, this.entities, this.again, this.index),
    },
    h('span', { class: 'sort' }, cut(this.keys[1] ? plain(item[this.keys[1]]) : plain(item[this.keys[0]]))),
    h('span', { class: 'kind' }, entity?.name ?? ''),
    attributes.map((name) => h('span', { class: 'attribute' }, h('b', {}, name), ' ', cut(plain(item[name]), 40)))));
  }
}

// One page of items. Far from the viewport it drops its items and keeps its height; it reloads when it is near.
class Page {
  constructor(view, cursor, before) {
    Object.assign(this, { view, cursor, before, next: null, count: 0, filled: false });
    this.element = h('div', { class: 'page' });
    this.element.page = this;
  }

  async fill() {
    if (this.filled) return;
    this.filled = true;
    try {
      const page = await this.view.ask(this.cursor);
      this.next = page.next;
      this.count = page.items.length;
      this.shown = (this.before?.shown ?? 0) + this.count;
      show(this.element, this.collections(page.items));
      this.element.style.minHeight = '';
      show(this.view.status, `${this.view.last.shown ?? this.shown} items so far, ${page.readUnits} read units for the last page`,
        this.view.last.next ? '' : ', no more items');
    } catch (failure) {
      this.filled = false;
      show(this.view.status, failure.message);
    }
  }

  clear() {
    if (!this.filled || this.element.contains(document.activeElement)) return;
    this.filled = false;
    this.element.style.minHeight = this.element.offsetHeight + 'px';
    show(this.element);
  }

  collections(items) {
    const name = this.view.keys[0];
    const sections = [];
    for (const item of items) {
      const key = plain(item[name]);
      if (sections.at(-1)?.key !== key) sections.push({ key, items: [] });
      sections.at(-1).items.push(item);
    }
    this.lastKey = sections.at(-1)?.key;
    return sections.map(({ key, items: members }, i) => h('section', { class: 'collection', 'aria-label': key },
      h('h2', {}, h('code', {}, key), i === 0 && key === this.before?.lastKey && h('small', {}, ' continued')),
      h('ul', { class: 'row' }, members.map((item) => this.view.card(item)))));
  }
}

function legend(entities) {
  return h('p', { class: 'legend' }, entities.known.map((entity) =>
    [h('span', { class: 'entity chip', vars: { '--hue': entity.hue } }, entity.name), ' ']));
}
