// <az-code language="shell" .code=${…}>: code to read and to copy.
import { AzElement, css, define, html, nothing, reset } from "./element.js";
import { highlight } from "./highlight.js";
import "./copy.js";

class AzCode extends AzElement {
  static properties = { code: {}, language: {}, label: {} };
  static styles = [
    reset,
    css`
      :host { display: block; border: 1px solid var(--az-line); border-radius: var(--az-radius); background: var(--az-sunken); overflow: hidden; }
      .head { display: flex; align-items: center; justify-content: space-between; gap: var(--az-3); padding: .35rem .5rem .35rem 1rem; border-bottom: 1px solid var(--az-line); color: var(--az-soft); font-size: var(--az-text-s); font-weight: 600; background: var(--az-surface); }
      pre { margin: 0; padding: var(--az-4); overflow-x: auto; font: 500 var(--az-text-s)/1.65 var(--az-mono); tab-size: 2; }
      .string { color: var(--az-hue-3); } .comment { color: var(--az-soft); font-style: italic; } .number { color: var(--az-hue-7); } .word { color: var(--az-hue-1); font-weight: 600; } .annotation { color: var(--az-hue-6); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { code: "", language: "", label: "" });
  }

  render() {
    return html`<div class="head"><span>${this.label || this.language || nothing}</span><az-copy .value=${this.code} label=${this.label}></az-copy></div><pre tabindex="0" role="region" aria-label=${this.label || this.language || "code"}><code>${highlight(this.code, this.language)}</code></pre>`;
  }
}

define("az-code", AzCode);
