import { get, part, post } from './api.js';
import { h, show } from './dom.js';
import { placeTabs, plain } from './values.js';

const EVERY = 2000;

// How the traffic of the last minute spreads over the partitions. Answers with what ends it.
export function heatPage(main, world, name, index) {
  const table = world.tables.find((candidate) => candidate.TableName === name);
  if (!table) throw new Error('There is no table ' + name);
  const path = `tables/${part(name)}/heat` + (index ? '?index=' + part(index) : '');
  const toggle = h('button', { type: 'button', onclick: () => run(() => post('traffic', { record: toggle.getAttribute('aria-pressed') !== 'true' })) }, 'Record traffic');
  const map = h('div', { class: 'wide' });
  const status = h('p', { class: 'status', role: 'status' });

  async function run(work) {
    try {
      await work();
      await refresh();
    } catch (failure) {
      show(status, failure.message);
    }
  }

  async function refresh() {
    const told = await get(path);
    toggle.disabled = !told.recordable;
    toggle.setAttribute('aria-pressed', String(told.recording));
    if (told.recording) show(map, heatMap(table, index, told));
    const text = summary(told);
    if (status.textContent !== text) show(status, text);
  }

  show(main,
    h('h1', {}, name, h('small', {}, ` ${index ?? ''} heat map`)),
    placeTabs(table, index, 'heat'),
    h('div', { class: 'bar' }, toggle,
      h('a', { class: 'button', href: ['#/table', part(name), part(index ?? '')].join('/') }, 'Items')),
    status, map);
  run(async () => {});
  const timer = setInterval(() => document.hidden || run(async () => {}), EVERY);
  return () => clearInterval(timer);
}

function summary(told) {
  if (!told.recordable) return 'The items are not in this program’s own engine, so their traffic is not seen here. Amazon CloudWatch Contributor Insights shows it for DynamoDB.';
  if (!told.recording) return 'Nothing is recorded. While it is, every request to the engine counts, from here, the services and the wire.';
  if (told.partitions.length === 0) return 'Recording; no traffic in the last minute.';
  return `Recording; the ${told.partitions.length} busiest partitions of the last minute. A partition takes ${told.readLimit} read and ${told.writeLimit} write units a second.`;
}

function heatMap(table, index, told) {
  if (told.partitions.length === 0) return null;
  const load = (cell) => Math.max(cell.reads / told.readLimit, cell.writes / told.writeLimit);
  const hottest = Math.max(...told.partitions.flatMap((partition) => partition.slices.map(load)));
  const slices = told.partitions[0].slices.length;
  return h('table', { class: 'heat' },
    h('caption', {}, `Units a second at most; the darkest cell is ${percent(hottest)} of what a partition takes`),
    h('thead', {}, h('tr', {},
      ['Partition', 'Share', 'Reads/s', 'Writes/s', 'Of limit'].map((head) => h('th', { scope: 'col' }, head)),
      h('th', { scope: 'col', colspan: slices }, `Every ${told.seconds} s, now to the right`))),
    h('tbody', {}, told.partitions.map((partition) => {
      const peak = Math.max(...partition.slices.map(load));
      const key = partition.key.map(plain).join(' / ');
      return h('tr', {},
        h('th', { scope: 'row', class: 'key' }, partition.key.length === 1
          ? h('a', { href: ['#/table', part(table.TableName), part(index ?? ''), part(key)].join('/') }, key) : key),
        h('td', {}, percent(partition.share)),
        h('td', {}, number(Math.max(...partition.slices.map((cell) => cell.reads)))),
        h('td', {}, number(Math.max(...partition.slices.map((cell) => cell.writes)))),
        h('td', { class: peak >= 0.8 ? 'over' : '' }, percent(peak)),
        partition.slices.map((cell) => h('td', {
          class: 'cell', vars: { '--heat': hottest === 0 ? 0 : load(cell) / hottest },
          title: `${number(cell.reads)} reads/s, ${number(cell.writes)} writes/s`,
        })));
    })));
}

const percent = (part) => (part > 0 && part < 0.001 ? 'under 0.1 %' : `${(part * 100).toFixed(1)} %`);
const number = (units) => (units >= 100 ? units.toFixed(0) : units.toFixed(1));
