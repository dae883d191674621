// Styles that the studio's components share: item cards, typed values, colours of entities.
import { css, reset } from "az/element.js";
import { layout } from "az/layout.js";

const shared = css`
  :host { display: block; font-size: var(--az-text); line-height: 1.5; font-variant-ligatures: none; }
  .hue-1 { --text: var(--az-hue-1); --ground: var(--az-hue-1-soft); } .hue-2 { --text: var(--az-hue-2); --ground: var(--az-hue-2-soft); }
  .hue-3 { --text: var(--az-hue-3); --ground: var(--az-hue-3-soft); } .hue-4 { --text: var(--az-hue-4); --ground: var(--az-hue-4-soft); }
  .hue-5 { --text: var(--az-hue-5); --ground: var(--az-hue-5-soft); } .hue-6 { --text: var(--az-hue-6); --ground: var(--az-hue-6-soft); }
  .hue-7 { --text: var(--az-hue-7); --ground: var(--az-hue-7-soft); } .hue-8 { --text: var(--az-hue-8); --ground: var(--az-hue-8-soft); }
  .value { font-family: var(--az-mono); font-size: .9em; overflow-wrap: anywhere; } .value.S { color: var(--az-ink); } .value.N { color: var(--az-hue-7); font-weight: 600; }
  .value.BOOL, .value.NULL { color: var(--az-hue-4); font-style: italic; } .value.B, .value.BS { color: var(--az-hue-5); } .quote { color: var(--az-soft); }
  .items { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--az-2); grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
  .stored { display: grid; gap: 2px; width: 100%; height: 100%; align-content: start; padding: var(--az-2) var(--az-3); text-align: start; font: inherit; font-size: var(--az-text-s); color: var(--az-ink); background: var(--az-surface); border: 1px solid var(--az-line); border-inline-start: 4px solid var(--text, var(--az-edge)); border-radius: var(--az-radius-s); cursor: pointer; min-width: 0; text-decoration: none; }
  .stored:hover { border-color: var(--text, var(--az-accent)); background: var(--ground, var(--az-sunken)); }
  .stored .sort { font: 600 .875em/1.4 var(--az-mono); overflow-wrap: anywhere; } .stored .kind { color: var(--text, var(--az-soft)); font-weight: 700; font-size: .7rem; letter-spacing: .04em; text-transform: uppercase; }
  .stored .attribute { display: flex; gap: .5em; min-width: 0; } .stored .attribute > b { color: var(--az-soft); font-weight: 600; flex: none; } .stored .attribute > .value { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .chip { display: inline-flex; align-items: center; gap: .4em; padding: .15em .7em; border: 1px solid transparent; border-radius: 99px; background: var(--ground, var(--az-sunken)); color: var(--text, var(--az-ink)); font: 600 var(--az-text-s)/1.5 var(--az-font); }
  button.chip { cursor: pointer; } button.chip[aria-pressed="true"] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); } button.chip[aria-pressed="false"] { opacity: .62; }
  .panel { background: var(--az-surface); border: 1px solid var(--az-line); border-radius: var(--az-radius); padding: var(--az-4); box-shadow: var(--az-shadow); }
  .wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: var(--az-text-s); } th, td { padding: .45rem .6rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--az-line); } th { color: var(--az-soft); font-weight: 600; }
  code { font-family: var(--az-mono); font-size: .9em; overflow-wrap: anywhere; }
  .tabs { display: flex; gap: var(--az-1); overflow-x: auto; border-bottom: 1px solid var(--az-line); } .tabs a { flex: none; padding: .55rem .85rem; color: var(--az-soft); font-weight: 600; text-decoration: none; border-bottom: 3px solid transparent; } .tabs a:hover { color: var(--az-ink); background: var(--az-sunken); } .tabs a[aria-current="page"] { color: var(--az-accent-strong); border-color: var(--az-accent); }
  .notice { padding: var(--az-3) var(--az-4); border-radius: var(--az-radius-s); background: var(--az-warn-soft); color: var(--az-ink); border-inline-start: 4px solid var(--az-warn); } .notice.bad { background: var(--az-bad-soft); border-color: var(--az-bad); } .notice.good { background: var(--az-good-soft); border-color: var(--az-good); }
  h1 { font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem); } h2 { font-size: 1.25rem; } h3 { font-size: 1rem; }
`;

export const studioStyles = [reset, layout, shared];
