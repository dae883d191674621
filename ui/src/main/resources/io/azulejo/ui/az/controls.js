// Styles that the form controls share.
import { css } from "lit";

export const controls = css`
  :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--az-1); align-content: start; min-width: 0; font-size: var(--az-text); }
  label, .label { font-weight: 600; font-size: var(--az-text-s); display: flex; gap: var(--az-2); align-items: baseline; }
  .optional { font-weight: 400; color: var(--az-soft); }
  .control { position: relative; display: flex; align-items: stretch; min-height: var(--az-control); background: var(--az-raised); border: 1px solid var(--az-edge); border-radius: var(--az-radius-s); transition: border-color var(--az-move), box-shadow var(--az-move); }
  .control:hover { border-color: var(--az-accent); }
  .control:focus-within { border-color: var(--az-accent); box-shadow: 0 0 0 3px color-mix(in srgb, var(--az-accent) 30%, transparent); }
  .control.invalid { border-color: var(--az-bad); box-shadow: inset 3px 0 0 var(--az-bad); }
  .control.disabled { background: var(--az-sunken); border-style: dashed; }
  input, textarea, select { flex: 1; min-width: 0; font: inherit; color: inherit; background: none; border: 0; padding: .5rem .75rem; border-radius: inherit; }
  input:focus, textarea:focus, select:focus { outline: none; }
  input:disabled, textarea:disabled, select:disabled { color: var(--az-soft); cursor: not-allowed; }
  ::placeholder { color: var(--az-soft); opacity: 1; }
  textarea { resize: vertical; min-height: 6rem; line-height: 1.5; }
  select { appearance: none; padding-inline-end: 2.25rem; text-overflow: ellipsis; }
  select option { background: var(--az-raised); color: var(--az-ink); }
  .affix { display: grid; place-items: center; padding-inline: var(--az-3); color: var(--az-soft); }
  .chevron { position: absolute; inset-inline-end: .6rem; top: 50%; translate: 0 -50%; pointer-events: none; color: var(--az-soft); display: flex; }
  .help { color: var(--az-soft); font-size: var(--az-text-s); overflow-wrap: anywhere; }
  .error { color: var(--az-bad); font-size: var(--az-text-s); font-weight: 500; display: flex; gap: var(--az-1); align-items: start; overflow-wrap: anywhere; }
  .error svg.icon { margin-top: .1em; width: 1.1em; height: 1.1em; }
  .tool { border: 0; background: none; color: var(--az-soft); padding: 0 .6rem; cursor: pointer; border-radius: inherit; display: grid; place-items: center; }
  .tool:hover { color: var(--az-ink); }
`;
