import { part, post } from './api.js';
import { h, show } from './dom.js';
import { keySchema, plain } from './values.js';

const dialog = document.getElementById('dialog');

const EFFECTS = {
  STAYS_OUT: 'stays out',
  ENTERS: 'enters',
  LEAVES: 'leaves',
  MOVES: 'moves',
  IS_REWRITTEN: 'is rewritten',
  IS_UNTOUCHED: 'is unchanged',
};

// Shows one item and edits it as DynamoDB JSON; the effects on the indexes are shown before it is saved.
export function itemDialog(table, item, entities, changed, index) {
  const path = 'tables/' + part(table.TableName);
  const entity = item && entities.of(item);
  const source = h('textarea', {
    spellcheck: 'false', rows: 16, 'aria-label': 'The item in DynamoDB JSON',
    value: JSON.stringify(item ?? Object.fromEntries(keySchema(table).map((name) => [name, { S: '' }])), null, 2),
    oninput: () => { save.disabled = true; },
  });
  const effects = h('div', { role: 'status' });
  const save = h('button', { type: 'button', disabled: true, onclick: () => run(() => post(path + '/save', { old: item, item: edited() })) }, 'Save');
  const remove = item && h('button', {
    type: 'button', class: 'danger',
    onclick: () => {
      if (confirm('Delete this item?')) run(() => post(path + '/delete', { old: item }));
    },
  }, 'Delete');
  // An index may hold only part of an item, and only whole items can be edited.
  const whole = !index;

  function edited() {
    try {
      return JSON.parse(source.value);
    } catch (e) {
      throw new Error('This is not JSON: ' + e.message);
    }
  }

  async function run(work) {
    try {
      await work();
      dialog.close();
      changed();
    } catch (failure) {
      show(effects, h('p', { role: 'alert', class: 'failure' }, failure.message));
    }
  }

  async function check() {
    try {
      const preview = await post(path + '/effects', { old: item, item: edited() });
      const stale = Object.entries(preview.stale);
      show(effects,
        h('ul', {}, preview.indexes.map((change) => h('li', {},
          h('b', {}, change.index), ' ', EFFECTS[change.effect],
          change.effect === 'MOVES' && [': ', h('code', {}, keyText(change.before)), ' → ', h('code', {}, keyText(change.after))]))),
        stale.length > 0 && h('div', { class: 'failure' },
          h('p', {}, 'The design would write other values:'),
          h('ul', {}, stale.map(([name, value]) => h('li', {}, name ? [h('code', {}, name), ' ', value ? plain(value) : 'absent'] : value))),
          stale.every(([name]) => name) && h('button', {
            type: 'button',
            onclick: () => {
              const repaired = edited();
              for (const [name, value] of stale) {
                if (value) repaired[name] = value;
                else delete repaired[name];
              }
              source.value = JSON.stringify(repaired, null, 2);
              check();
            },
          }, 'Apply them')));
      save.disabled = false;
    } catch (failure) {
      show(effects, h('p', { role: 'alert', class: 'failure' }, failure.message));
    }
  }

  show(dialog,
    h('h2', {}, item ? entity?.name ?? 'Item' : 'New item'),
    item && h('dl', {}, Object.entries(item).map(([name, value]) => [h('dt', {}, name), h('dd', {}, plain(value))])),
    whole
      ? [h('details', { open: !item }, h('summary', {}, 'Edit'), source,
        h('div', { class: 'bar' }, h('button', { type: 'button', onclick: check }, 'Preview changes'), save, remove), effects)]
      : h('p', {}, 'To edit this item, open it in the table: an index holds copies.'),
    h('form', { method: 'dialog' }, h('button', { autofocus: true }, 'Close')));
  dialog.showModal();
}

const keyText = (key) => Object.values(key).map(plain).join(' / ');
