// Look of the data grid.
import { css } from "lit";

export const gridStyles = css`
  :host { display: flex; flex-direction: column; min-height: 12rem; border: 1px solid var(--az-line); border-radius: var(--az-radius); background: var(--az-surface); overflow: hidden; box-shadow: var(--az-shadow); font-size: var(--az-text-s); }
  .tools { display: flex; flex-wrap: wrap; align-items: center; gap: var(--az-2) var(--az-4); padding: .35rem .5rem .35rem .9rem; border-bottom: 1px solid var(--az-line); }
  .count { color: var(--az-soft); font-variant-numeric: tabular-nums; } .grow { flex: 1; }
  .viewport { flex: 1; min-height: 0; overflow: auto; overflow-anchor: none; contain: strict; }
  .viewport:focus-visible { outline-offset: -3px; }
  .line { display: grid; grid-template-columns: var(--columns); min-width: var(--width); height: var(--row); }
  .head { position: sticky; top: 0; z-index: 1; background: var(--az-sunken); border-bottom: 1px solid var(--az-line); font-weight: 600; color: var(--az-soft); }
  .canvas { position: relative; min-width: var(--width); overflow: hidden; }
  .rows { position: absolute; inset: 0 0 auto; will-change: transform; }
  .cell a { color: var(--az-accent); font-weight: 600; }
  .body { border-bottom: 1px solid color-mix(in srgb, var(--az-line) 60%, transparent); }
  .body:hover { background: color-mix(in srgb, var(--az-accent-soft) 60%, transparent); }
  .body.selected { background: var(--az-accent-soft); }
  .cell { display: flex; align-items: center; gap: .4em; padding: 0 .9rem; min-width: 0; overflow: hidden; white-space: nowrap; }
  .cell > span { overflow: hidden; text-overflow: ellipsis; }
  .cell.end { justify-content: flex-end; font-variant-numeric: tabular-nums; }
  .cell.mono { font-family: var(--az-mono); font-weight: 500; }
  .cell.active { box-shadow: inset 0 0 0 2px transparent; }
  .viewport:focus .cell.active { box-shadow: inset 0 0 0 2px var(--az-accent); }
  .sortable { cursor: pointer; } .sortable:hover { color: var(--az-ink); } .sorted { color: var(--az-accent-strong); }
  .cell svg.icon { width: 1em; height: 1em; stroke-width: 2.4; }
  .wait { height: .7em; width: 60%; border-radius: 4px; background: var(--az-line); }
  .none { padding: var(--az-8) var(--az-4); text-align: center; color: var(--az-soft); }
`;
