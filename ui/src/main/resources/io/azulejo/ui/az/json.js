// <az-json .value=${…} depth="2">: a value as a tree that folds. Long lists are shown piece by piece.
import { AzElement, css, define, html, nothing, reset, t } from "./element.js";

const PIECE = 100;

class AzJson extends AzElement {
  static properties = { value: { attribute: false }, depth: { type: Number }, shown: { state: true } };
  static styles = [
    reset,
    css`
      :host { display: block; font: 500 var(--az-text-s)/1.7 var(--az-mono); overflow-wrap: anywhere; }
      details { padding-inline-start: 1.1rem; } summary { cursor: pointer; list-style: none; margin-inline-start: -1.1rem; border-radius: 4px; } summary:hover { background: var(--az-accent-soft); }
      summary::before { content: "▸"; display: inline-block; width: 1.1rem; color: var(--az-soft); } details[open] > summary::before { content: "▾"; }
      details > div { padding-inline-start: .6rem; border-inline-start: 1px solid var(--az-line); margin-inline-start: -.8rem; }
      .name { color: var(--az-hue-1); } .string { color: var(--az-hue-3); } .number { color: var(--az-hue-7); } .boolean, .null { color: var(--az-hue-4); font-style: italic; } .size { color: var(--az-soft); }
      button { border: 0; background: none; padding: 0; color: var(--az-accent); font: inherit; text-decoration: underline; cursor: pointer; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { value: null, depth: 2, shown: new Map() });
  }

  render() {
    return this.renderNode(this.value, null, 0, "$");
  }

  renderNode(value, name, level, path) {
    const label = name === null ? nothing : html`<span class="name">${name}</span>: `;
    if (value === null || typeof value !== "object") return html`<div>${label}${this.renderLeaf(value)}</div>`;
    const entries = Array.isArray(value) ? value.map((each, index) => [index, each]) : Object.entries(value);
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    if (!entries.length) return html`<div>${label}${open}${close}</div>`;
    const count = this.shown.get(path) ?? PIECE;
    return html`<details ?open=${level < this.depth}><summary>${label}${open} <span class="size">${entries.length}</span> ${close}</summary><div>
      ${entries.slice(0, count).map(([key, each]) => this.renderNode(each, String(key), level + 1, `${path}.${key}`))}
      ${entries.length > count ? html`<button type="button" @click=${() => (this.shown = new Map(this.shown).set(path, count + PIECE))}>${t("az.expand", { count: Math.min(PIECE, entries.length - count) })}</button>` : nothing}</div></details>`;
  }

  renderLeaf(value) {
    const type = value === null ? "null" : typeof value;
    return html`<span class=${type}>${type === "string" ? JSON.stringify(value) : String(value)}</span>`;
  }
}

define("az-json", AzJson);
