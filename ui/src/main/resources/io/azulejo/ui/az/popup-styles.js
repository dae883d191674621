// Look of what opens over the page: menus and lists of matches.
import { css } from "lit";

export const popupStyles = css`
  [popover] { padding: var(--az-1); border: 1px solid var(--az-line); border-radius: var(--az-radius); background: var(--az-raised); color: var(--az-ink); box-shadow: var(--az-shadow-l); overflow-y: auto; font-size: var(--az-text); max-width: min(24rem, calc(100vw - 1rem)); }
  .item { display: flex; align-items: center; gap: var(--az-3); width: 100%; min-height: 2.25rem; padding: .35rem .75rem; border: 0; border-radius: var(--az-radius-s); background: none; color: inherit; font: inherit; text-align: start; text-decoration: none; cursor: pointer; overflow-wrap: anywhere; }
  .item:hover, .item:focus-visible, .item.active { background: var(--az-accent-soft); color: var(--az-accent-strong); }
  .item:focus-visible { outline-offset: -3px; }
  .item[aria-disabled="true"] { color: var(--az-soft); cursor: not-allowed; }
  .item.danger { color: var(--az-bad); }
  .item .text { flex: 1; min-width: 0; }
  .item .hint { display: block; color: var(--az-soft); font-size: var(--az-text-s); }
  .heading { padding: .5rem .75rem .15rem; color: var(--az-soft); font-size: var(--az-text-xs); font-weight: 600; letter-spacing: .02em; }
  hr { border: 0; border-top: 1px solid var(--az-line); margin: var(--az-1) 0; }
  @media (prefers-reduced-motion: no-preference) { [popover]:popover-open { animation: appear var(--az-move) ease-out; } }
  @keyframes appear { from { opacity: 0; translate: 0 -4px; } }
`;
