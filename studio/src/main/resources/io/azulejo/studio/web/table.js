import { get, part, post } from './api.js';
import { h, show } from './dom.js';
import { Entities } from './entities.js';
import { itemDialog } from './item.js';
import { cut, indexNames, keySchema, plain } from './values.js';

const PAGE = 100;

export async function tablePage(main, world, name, index) {
  const table = world.tables.find((candidate) => candidate.TableName === name);
  if (!table) throw new Error('There is no table ' + name);
  const definitions = world.designs.flatMap((design) =>
    design.definition.tables.filter((definition) => design.tables[definition.name] === name));
  new TableView(main, table, index, new Entities(definitions)).open();
}

// The table, or one of its indexes, as people draw it: item collections one under the other, sort keys to the right.
class TableView {
  constructor(main, table, index, entities) {
    Object.assign(this, { main, table, index, entities, keys: keySchema(table, index), next: null, partition: null, turn: 0 });
    this.collections = h('div', { class: 'collections' });
    this.status = h('p', { class: 'status', role: 'status' });
    this.more = h('button', { type: 'button', onclick: () => this.load() }, 'More');
    this.last = null;
  }

  open() {
    const search = h('input', {
      type: 'search', 'data-search': true, 'aria-label': `Partition key ${this.keys[0]}`,
      placeholder: `${this.keys[0]} = …  ( / )`,
    });
    const base = '#/table/' + part(this.table.TableName);
    show(this.main,
      h('h1', {}, this.table.TableName, this.index && h('small', {}, ' ' + this.index)),
      h('nav', { class: 'tabs', 'aria-label': 'Table and indexes' },
        h('a', { href: base, 'aria-current': this.index ? undefined : 'page' }, 'table'),
        indexNames(this.table).map((name) => h('a', {
          href: base + '/' + part(name), 'aria-current': name === this.index ? 'page' : undefined,
        }, name))),
      h('form', {
        class: 'bar', role: 'search',
        onsubmit: (event) => {
          event.preventDefault();
          this.find(search.value);
        },
      }, search, h('button', {}, 'Find'),
      h('button', { type: 'button', onclick: () => itemDialog(this.table, null, this.entities, () => this.find('')) }, 'New item')),
      legend(this.entities),
      this.collections, this.more, this.status);
    // Large tables come as one goes down, not all at once.
    new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && this.next && this.load())
      .observe(this.more);
    this.find('');
  }

  async find(partition) {
    const type = this.table.AttributeDefinitions.find((a) => a.AttributeName === this.keys[0]).AttributeType;
    this.partition = partition === '' ? null : { [type]: partition };
    this.next = null;
    this.last = null;
    this.turn += 1;
    this.loading = false;
    show(this.collections);
    await this.load();
  }

  async load() {
    if (this.loading) return;
    this.loading = true;
    // What was asked for before the last search is thrown away when it comes.
    const turn = this.turn;
    this.more.hidden = true;
    try {
      const path = 'tables/' + part(this.table.TableName);
      const page = this.partition
        ? await post(`${path}/collection?limit=${PAGE}`, { index: this.index, partition: this.partition, cursor: this.next })
        : await get(`${path}/items?limit=${PAGE}` + (this.index ? '&index=' + part(this.index) : '')
          + (this.next ? '&cursor=' + part(this.next) : ''));
      if (turn !== this.turn) return;
      this.next = page.next;
      page.items.forEach((item) => this.add(item));
      this.more.hidden = !this.next;
      show(this.status, `${this.collections.querySelectorAll('.item').length} items shown, ${page.readUnits} read units for the last page`,
        this.next ? '' : ', that is all');
    } catch (failure) {
      show(this.status, failure.message);
    } finally {
      if (turn === this.turn) this.loading = false;
    }
  }

  add(item) {
    const key = plain(item[this.keys[0]]);
    if (this.last?.key !== key) {
      const row = h('div', { class: 'row', role: 'list' });
      this.last = { key, row };
      this.collections.append(h('section', { class: 'collection', 'aria-label': key }, h('h3', {}, h('code', {}, key)), row));
    }
    this.last.row.append(this.card(item));
  }

  card(item) {
    const entity = this.entities.of(item);
    const hidden = new Set(this.keys);
    const attributes = Object.keys(item).filter((name) => !hidden.has(name)).slice(0, 4);
    return h('button', {
      type: 'button', class: 'item entity', role: 'listitem',
      vars: entity ? { '--hue': entity.hue } : {},
      onclick: () => itemDialog(this.table, item, this.entities, () => this.find(''), this.index),
    },
    h('span', { class: 'sort' }, cut(this.keys[1] ? plain(item[this.keys[1]]) : plain(item[this.keys[0]]))),
    h('span', { class: 'kind' }, entity?.name ?? ''),
    attributes.map((name) => h('span', { class: 'attribute' }, h('b', {}, name), ' ', cut(plain(item[name]), 40))));
  }
}

function legend(entities) {
  return h('p', { class: 'legend' }, entities.known.map((entity) =>
    [h('span', { class: 'entity chip', vars: { '--hue': entity.hue } }, entity.name), ' ']));
}
