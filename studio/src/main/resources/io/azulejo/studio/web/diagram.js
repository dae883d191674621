import { svg } from './dom.js';

const PATTERN = { x: 10, width: 290, row: 26 };
const NODE = { x: 520, width: 450, line: 16 };

// Access patterns are on the left; the table and each index with their entities are on the right. A line is a read,
// a thick line is a write, and a dashed line leads to a uniqueness item.
export function diagram(graph, entities) {
  const hue = (name) => entities.known.find((entity) => entity.name === name)?.hue ?? 0;
  const nodes = new Map();
  const titles = [];
  let y = 10;
  for (const place of graph.places) {
    titles.push({ text: place.title, y: y + 14 });
    y += 22;
    for (const node of place.nodes) {
      const height = 22 + NODE.line * node.keys.length;
      nodes.set(node.id, { ...node, y, height, hue: hue(node.entity) });
      y += height + 6;
    }
    y += 14;
  }
  const height = Math.max(y, graph.arrows.length * PATTERN.row + 20);
  const gap = height / (graph.arrows.length + 1);
  const arrows = graph.arrows.map((arrow, i) => ({ ...arrow, y: gap * (i + 1) }));
  const middle = (node) => node.y + node.height / 2;
  return svg('svg', {
    viewBox: `0 0 1010 ${height}`, role: 'img', class: 'diagram',
    'aria-label': `${arrows.length} access patterns on ${graph.places.length} tables and indexes`,
  },
  arrows.flatMap((arrow) => arrow.targets.map((target) => {
    const node = nodes.get(target);
    const from = PATTERN.x + PATTERN.width;
    return svg('path', {
      class: arrow.writes ? 'writes' : 'reads',
      d: `M${from} ${arrow.y} C${from + 120} ${arrow.y} ${NODE.x - 120} ${middle(node)} ${NODE.x} ${middle(node)}`,
      style: `stroke:hsl(${node.hue} 60% 50%)`,
    });
  })),
  graph.guards.map(({ node, guard }) => {
    const [from, to, edge] = [middle(nodes.get(node)), middle(nodes.get(guard)), NODE.x + NODE.width];
    return svg('path', { class: 'guard', d: `M${edge} ${from} C${edge + 40} ${from} ${edge + 40} ${to} ${edge} ${to}` });
  }),
  arrows.map((arrow) => [
    svg('rect', { class: 'pattern', x: PATTERN.x, y: arrow.y - 11, width: PATTERN.width, height: 22, rx: 11 }),
    svg('text', { x: PATTERN.x + 12, y: arrow.y + 4 }, arrow.name),
  ]),
  titles.map((title) => svg('text', { class: 'where', x: NODE.x, y: title.y }, title.text)),
  [...nodes.values()].map((node) => [
    svg('rect', { x: NODE.x, y: node.y, width: NODE.width, height: node.height, rx: 4, style: `fill:hsl(${node.hue} 60% 50% / .25)` }),
    svg('text', { x: NODE.x + 10, y: node.y + 15 }, node.entity),
    node.keys.map((key, i) => svg('text', { class: 'template', x: NODE.x + 10, y: node.y + 15 + NODE.line * (i + 1) }, key)),
  ]));
}
