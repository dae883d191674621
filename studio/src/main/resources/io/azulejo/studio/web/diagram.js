import { svg } from './dom.js';
import { Entities } from './entities.js';

const ROW = 26;
const WIDTH = 250;

// Entities on the left, the partitions they are found in (table and indexes) on the right, a line for each way in;
// a dashed line for an item that guards a unique value.
export function diagram(definition) {
  const entities = new Entities(definition.tables).known;
  const places = [];
  const lines = [];
  const place = (where, template) => {
    const key = where + ' ' + template;
    let at = places.findIndex((candidate) => candidate.key === key);
    if (at < 0) at = places.push({ key, where, template }) - 1;
    return at;
  };
  entities.forEach((entity, i) => {
    lines.push([i, place('table', entity.definition.pk), entity.hue]);
    entity.definition.indexKeys.forEach((key) => lines.push([i, place(key.index, key.pk ?? '(attribute)'), entity.hue]));
  });
  const guards = entities.flatMap((entity, i) => entity.definition.uniques
    .map((unique) => [i, entities.findIndex((other) => other.name === unique.guard?.name)])
    .filter(([, guard]) => guard >= 0));
  const height = Math.max(entities.length, places.length) * ROW + 20;
  const y = (row) => row * ROW + 24;
  return svg('svg', {
    viewBox: `0 0 ${WIDTH * 3} ${height}`, role: 'img', class: 'diagram',
    'aria-label': `${entities.length} entities in ${places.length} kinds of partition`,
  },
  lines.map(([from, to, hue]) => svg('path', {
    d: `M${WIDTH} ${y(from)} C${WIDTH * 1.4} ${y(from)} ${WIDTH * 1.2} ${y(to)} ${WIDTH * 1.6} ${y(to)}`,
    style: `stroke:hsl(${hue} 60% 50%)`,
  })),
  guards.map(([from, to]) => svg('path', {
    class: 'guard', d: `M30 ${y(from)} C0 ${y(from)} 0 ${y(to)} 30 ${y(to)}`,
  })),
  entities.map((entity, i) => [
    svg('rect', { x: 30, y: y(i) - 11, width: WIDTH - 30, height: 22, rx: 4, style: `fill:hsl(${entity.hue} 60% 50% / .25)` }),
    svg('text', { x: 40, y: y(i) + 4 }, entity.name),
  ]),
  places.map((at, i) => [
    svg('text', { x: WIDTH * 1.62, y: y(i) + 4, class: 'where' }, at.where),
    svg('text', { x: WIDTH * 1.9, y: y(i) + 4, class: 'template' }, at.template),
  ]));
}
