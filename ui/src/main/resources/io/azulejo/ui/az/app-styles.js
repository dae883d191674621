// Look of the app's frame.
import { assetCss, css } from "./element.js";

export const appStyles = css`
  :host { display: grid; grid-template: auto auto 1fr / minmax(0, 1fr); min-height: 100dvh; font-size: var(--az-text); line-height: 1.55; }
  .skip { position: absolute; inset: -10rem auto auto 1rem; z-index: 9; padding: .6rem 1rem; background: var(--az-glaze); color: var(--az-on-glaze); border-radius: var(--az-radius-s); } .skip:focus { top: .6rem; }
  header { position: sticky; top: 0; z-index: 5; background: var(--az-surface); }
  .bar { display: flex; align-items: center; gap: var(--az-2); min-height: 3.75rem; padding: .4rem clamp(.75rem, 2vw, 1.5rem); border-bottom: 1px solid var(--az-line); }
  .brand { display: flex; align-items: center; gap: var(--az-3); min-width: 0; color: inherit; text-decoration: none; font: 600 1.25rem/1.15 var(--az-display); letter-spacing: -.01em; border-radius: var(--az-radius-s); }
  .brand img { border-radius: 5px; flex: none; box-shadow: 0 0 0 1px var(--az-line); } .brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 16rem; padding-block: .1em; }
  .frieze { height: 10px; background: var(--az-glaze) url("${assetCss("tiles/frieze.svg")}") left / auto 100% repeat-x; }
  nav { display: flex; flex: 1; gap: 2px; min-width: 0; margin-inline-start: var(--az-4); padding: 4px; overflow: auto hidden; scrollbar-width: none; }
  nav a { position: relative; display: inline-flex; align-items: center; gap: .45em; padding: .5rem .75rem; border-radius: var(--az-radius-s); color: var(--az-soft); font-weight: 600; text-decoration: none; white-space: nowrap; transition: background var(--az-move); }
  nav a:hover { color: var(--az-ink); background: var(--az-sunken); } nav a[aria-current] { color: var(--az-accent-strong); background: var(--az-accent-soft); }
  .count { padding: 0 .5em; border-radius: 99px; background: var(--az-accent); color: var(--az-on-accent); font-size: var(--az-text-xs); line-height: 1.5; font-variant-numeric: tabular-nums; }
  .tools { display: flex; align-items: center; gap: var(--az-1); margin-inline-start: auto; flex: none; }
  .toggle { display: inline-flex; align-items: center; justify-content: center; gap: var(--az-2); min-width: var(--az-control); min-height: var(--az-control); padding: 0 .6rem; border: 1px solid transparent; border-radius: var(--az-radius-s); background: none; color: inherit; font: 600 var(--az-text-s)/1 var(--az-font); cursor: pointer; }
  .toggle:hover { background: var(--az-accent-soft); } .toggle[aria-expanded="true"] { background: var(--az-accent-soft); color: var(--az-accent-strong); border-color: var(--az-accent); }
  .burger { display: none; }
  .who { display: flex; align-items: center; gap: var(--az-2); text-align: start; } .who small { display: block; font-weight: 500; color: var(--az-soft); font-size: var(--az-text-xs); } .who .name { max-width: 11rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; display: block; }
  .body { display: grid; grid-template-columns: minmax(0, 1fr); min-width: 0; } .body.open { grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem); }
  main { min-width: 0; padding-bottom: var(--az-12); } main:focus { outline: none; }
  aside { display: none; background: var(--az-surface); border-inline-start: 1px solid var(--az-line); } .open > aside { display: block; position: sticky; top: calc(3.75rem + 1px); align-self: start; height: calc(100dvh - 3.75rem - 1px); overflow-y: auto; }
  @media (max-width: 64rem) {
    .body.open { grid-template-columns: minmax(0, 1fr); } .open > aside { position: fixed; inset: auto 0 0; z-index: 6; height: auto; max-height: 62dvh; border: 0; border-top: 1px solid var(--az-line); border-radius: 16px 16px 0 0; box-shadow: var(--az-shadow-l); } .body.open main { padding-bottom: 64dvh; }
    .wide { display: none; }
  }
  @media (max-width: 56rem) {
    .burger { display: inline-flex; } nav { display: none; } nav.open { display: grid; position: absolute; inset: 100% 0 auto; margin: 0; padding: var(--az-2); background: var(--az-surface); border-bottom: 1px solid var(--az-line); box-shadow: var(--az-shadow-l); } nav a { padding: .8rem 1rem; }
    .who .text { display: none; } nav a { white-space: normal; overflow-wrap: anywhere; } .bar { gap: var(--az-1); padding-inline: .5rem; } .brand { gap: var(--az-2); font-size: 1.125rem; } .tools { gap: 0; }
    .toggle, az-menu::part(trigger) { min-width: 2.25rem; padding-inline: .25rem; } .toggle .count { display: none; } .brand img { width: 30px; height: 30px; }
  }
  @media print { header, .frieze, aside { display: none !important; } }
`;
