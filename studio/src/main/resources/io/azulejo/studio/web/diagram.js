// <studio-diagram>: access patterns to the left, the items that they read and write to the right. Pointing at one shows its ways.
import { AzElement, css, define, html } from "az/element.js";
import { svg } from "lit";
import { hueOf } from "az/hue.js";
import { href } from "./place.js";
import { studioStyles } from "./studio-styles.js";

const CHARACTER = 7.3;
const LINE = 17;
const ROW = 30;
const GAP = 220;
const PADDING = 12;

class StudioDiagram extends AzElement {
  static properties = { design: { attribute: false }, active: { state: true } };
  static styles = [
    ...studioStyles,
    css`
      svg.diagram { display: block; min-width: 56rem; width: 100%; height: auto; font-family: var(--az-font); font-size: 13px; } text { fill: var(--az-ink); } .template { font-family: var(--az-mono); font-size: 12px; } .where { font-weight: 700; fill: var(--az-soft); }
      path { fill: none; stroke: var(--text); stroke-width: 1.5; opacity: .55; } path.writes { stroke-width: 3; } path.guard { stroke-dasharray: 4 4; } rect.node { fill: var(--ground); stroke: var(--text); } rect.pattern { fill: var(--az-raised); stroke: var(--az-edge); } a:hover rect.pattern, a:focus-visible rect.pattern { stroke: var(--az-accent); stroke-width: 2; }
      svg.focused .way:not(.on), svg.focused a:not(.on), svg.focused .place:not(.on) { opacity: .12; } svg.focused path.on { opacity: 1; }
    `,
  ];

  constructor() {
    super();
    this.active = null;
  }

  render() {
    const graph = layOut(this.design);
    const { active } = this;
    const targets = active ? new Set([...(active.targets ?? []), active.id]) : new Set();
    const on = (arrow, node) => active && (active === arrow || active.id === node?.id);
    return html`<p class="soft small">A line is a read, a thick line a write, a dashed line leads to the guard of a unique value. Point at a pattern or an item to see its ways; click a pattern to run it.</p>
      <div class="wide panel"><svg class="diagram ${active ? "focused" : ""}" viewBox="0 0 ${graph.width} ${graph.height}" role="group" aria-label="${graph.arrows.length} access patterns on ${graph.places.length} tables and indexes" @pointerleave=${() => (this.active = null)}>
        ${graph.arrows.flatMap((arrow) => arrow.targets.map((id) => {
          const node = graph.nodes.get(id);
          const [x1, x2] = [PADDING + graph.left, PADDING + graph.left + GAP];
          return svg`<path class="way hue-${hueOf(node.entity)} ${arrow.writes ? "writes" : "reads"} ${on(arrow, node) ? "on" : ""}" d="M${x1} ${arrow.y} C${x1 + GAP / 2} ${arrow.y} ${x2 - GAP / 2} ${node.middle} ${x2} ${node.middle}"></path>`;
        }))}
        ${graph.guards.map(({ node, guard }) => {
          const [from, to] = [graph.nodes.get(node), graph.nodes.get(guard)];
          const edge = PADDING + graph.left + GAP + graph.right;
          return svg`<path class="way guard hue-${hueOf(to.entity)}" d="M${edge} ${from.middle} C${edge + 36} ${from.middle} ${edge + 36} ${to.middle} ${edge} ${to.middle}"></path>`;
        })}
        ${graph.arrows.map((arrow) => svg`<a class=${active === arrow || (active?.id && arrow.targets.includes(active.id)) ? "on" : ""} href=${href("pattern", this.design.name, arrow.method)} @pointerenter=${() => (this.active = arrow)} @focus=${() => (this.active = arrow)} @blur=${() => (this.active = null)}>
          <rect class="pattern" x=${PADDING} y=${arrow.y - 12} width=${graph.left} height="24" rx="12"></rect><text x=${PADDING + 12} y=${arrow.y + 4.5}>${arrow.name}</text></a>`)}
        ${graph.titles.map((title) => svg`<text class="where" x=${PADDING + graph.left + GAP} y=${title.y}>${title.text}</text>`)}
        ${[...graph.nodes.values()].map((node) => svg`<g class="place hue-${hueOf(node.entity)} ${targets.has(node.id) ? "on" : ""}" @pointerenter=${() => (this.active = node)}>
          <rect class="node" x=${PADDING + graph.left + GAP} y=${node.y} width=${graph.right} height=${node.height} rx="5"></rect><text x=${PADDING + graph.left + GAP + 10} y=${node.y + 16}>${node.entity}</text>
          ${node.keys.map((key, at) => svg`<text class="template" x=${PADDING + graph.left + GAP + 10} y=${node.y + 16 + LINE * (at + 1)}>${key}</text>`)}</g>`)}
      </svg></div>`;
  }
}

/** Places of everything. Patterns stand near what they read, so that few lines cross; boxes are as wide as their text. */
function layOut(design) {
  const graph = design.diagram;
  const nodes = new Map();
  const titles = [];
  let y = PADDING;
  for (const place of graph.places) {
    titles.push({ text: Object.entries(design.tables).reduce((text, [declared, actual]) => text.replace(declared, actual), place.title), y: y + 14 });
    y += 22;
    for (const node of place.nodes) {
      const height = 24 + LINE * node.keys.length;
      nodes.set(node.id, { ...node, y, height, middle: y + height / 2 });
      y += height + 8;
    }
    y += 16;
  }
  const methods = new Map(design.patterns.map((pattern) => [pattern.name, pattern.method]));
  const mean = (arrow) => arrow.targets.reduce((sum, id) => sum + nodes.get(id).middle, 0) / Math.max(1, arrow.targets.length);
  const height = Math.max(y, graph.arrows.length * ROW + 2 * PADDING);
  const sorted = [...graph.arrows].sort((one, other) => mean(one) - mean(other));
  const gap = Math.max(ROW, (height - 2 * PADDING) / Math.max(1, sorted.length));
  const arrows = sorted.map((arrow, at) => ({ ...arrow, method: methods.get(arrow.name), y: PADDING + gap * (at + 0.5) }));
  const longest = (texts) => Math.max(0, ...texts.map((text) => text.length));
  const left = Math.max(200, longest(arrows.map((arrow) => arrow.name)) * CHARACTER + 28);
  const right = Math.max(260, longest([...nodes.values()].flatMap((node) => node.keys)) * CHARACTER + 24);
  return { places: graph.places, guards: graph.guards, nodes, titles, arrows, left, right, width: left + right + GAP + 2 * PADDING + 44, height: Math.max(height, gap * arrows.length + 2 * PADDING) };
}

define("studio-diagram", StudioDiagram);
