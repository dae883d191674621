import { get, part, post } from './api.js';
import { h, show } from './dom.js';
import { placeTabs, plain } from './values.js';

const REFRESH_MILLIS = 2000;

// The distribution of the last minute's traffic over the partitions. Returns a function that stops the updates.
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
    const report = await get(path);
    toggle.disabled = !report.recordable;
    toggle.setAttribute('aria-pressed', String(report.recording));
    if (report.recording) show(map, heatMap(table, index, report));
    const text = summary(report);
    if (status.textContent !== text) show(status, text);
  }

  show(main,
    h('h1', {}, name, h('small', {}, ` ${index ?? ''} heat map`)),
    placeTabs(table, index, 'heat'),
    h('div', { class: 'bar' }, toggle,
      h('a', { class: 'button', href: ['#/table', part(name), part(index ?? '')].join('/') }, 'Items')),
    status, map);
  run(async () => {});
  const timer = setInterval(() => document.hidden || run(async () => {}), REFRESH_MILLIS);
  return () => clearInterval(timer);
}

function summary(report) {
  if (!report.recordable) return 'The store is not the embedded engine, so its traffic cannot be recorded. For DynamoDB, use Amazon CloudWatch Contributor Insights.';
  if (!report.recording) return 'Recording is off. While it is on, every request to the engine counts: from the studio, the services and the endpoint.';
  if (report.partitions.length === 0) return 'Recording; no traffic in the last minute.';
  return `Recording; the ${report.partitions.length} busiest partitions of the last minute. A partition supports ${report.readLimit} read and ${report.writeLimit} write units per second.`;
}

function heatMap(table, index, report) {
  if (report.partitions.length === 0) return null;
  const load = (cell) => Math.max(cell.reads / report.readLimit, cell.writes / report.writeLimit);
  const hottest = Math.max(...report.partitions.flatMap((partition) => partition.slices.map(load)));
  const slices = report.partitions[0].slices.length;
  return h('table', { class: 'heat' },
    h('caption', {}, `Peak units per second; the darkest cell is ${percent(hottest)} of a partition's limit`),
    h('thead', {}, h('tr', {},
      ['Partition', 'Share', 'Reads/s', 'Writes/s', 'Of limit'].map((head) => h('th', { scope: 'col' }, head)),
      h('th', { scope: 'col', colspan: slices }, `Every ${report.seconds} s, now to the right`))),
    h('tbody', {}, report.partitions.map((partition) => {
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
