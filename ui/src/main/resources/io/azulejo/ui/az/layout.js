// Layout for app pages: the document adopts it, and an app's own components add `layout` to their styles.
import { assetCss, css } from "./element.js";

export const layout = css`
  .wrap { max-width: 76rem; margin-inline: auto; padding-inline: clamp(1rem, 3vw, 2rem); }
  .stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--az-4); align-content: start; }
  .stack.tight { gap: var(--az-2); }
  .stack.loose { gap: var(--az-8); }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: var(--az-3); }
  .row > .grow, .grow { flex: 1 1 0; min-width: 0; }
  .cards { display: grid; gap: var(--az-4); grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); }
  .stats { display: grid; gap: var(--az-4); grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); }
  .pair { display: grid; gap: var(--az-4); grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); align-items: start; }
  .board { display: grid; gap: var(--az-4); grid-auto-flow: column; grid-auto-columns: minmax(16rem, 1fr); overflow-x: auto; scroll-snap-type: x proximity; }
  .lane { background: var(--az-sunken); border-radius: var(--az-radius); padding: var(--az-3); display: grid; gap: var(--az-3); align-content: start; scroll-snap-align: start; }
  .tiles { height: 4.5rem; background: var(--az-glaze) url("${assetCss("tiles/band.svg")}") center / auto 100% repeat-x; }
  .soft { color: var(--az-soft); }
  .small { font-size: var(--az-text-s); }
  .mono { font-family: var(--az-mono); font-size: .875em; overflow-wrap: anywhere; }
  .figures { font-variant-numeric: tabular-nums; }
  .end { text-align: end; }
  .page-head { display: flex; flex-wrap: wrap; align-items: end; gap: var(--az-3) var(--az-4); padding-block: var(--az-6) var(--az-4); }
  .page-head > :first-child { flex: 1 1 16rem; min-width: 0; }
  h1, h2, h3, h4, p { margin: 0; overflow-wrap: anywhere; }
  h1, h2 { font-family: var(--az-display); font-weight: 600; letter-spacing: -.01em; line-height: 1.2; text-wrap: balance; }
  h1 { font-size: var(--az-text-xxl); } h2 { font-size: var(--az-text-xl); } h3 { font-size: var(--az-text-l); line-height: 1.3; }
  a { color: var(--az-accent); text-underline-offset: .2em; }
`;

if (!document.adoptedStyleSheets.includes(layout.styleSheet)) document.adoptedStyleSheets.push(layout.styleSheet);
