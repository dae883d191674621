// <az-card>: one thing. Slots: (default), `heading`, `aside` beside the heading, `actions` at the foot. With `href` the whole card leads there.
import { AzElement, assetUrl, css, define, html, nothing, reset } from "./element.js";

class AzCard extends AzElement {
  static properties = { heading: {}, href: {}, tile: {}, tone: { reflect: true }, acted: { state: true } };
  static styles = [
    reset,
    css`
      :host { display: flex; flex-direction: column; position: relative; min-width: 0; background: var(--az-surface); border: 1px solid var(--az-line); border-radius: var(--az-radius); box-shadow: var(--az-shadow); transition: border-color var(--az-move), translate var(--az-move), box-shadow var(--az-move); }
      :host([href]:hover) { border-color: var(--az-accent); translate: 0 -2px; box-shadow: var(--az-shadow-l); }
      :host([tone]) { border-inline-start: 4px solid var(--mark); }
      :host([tone="good"]) { --mark: var(--az-good); } :host([tone="warn"]) { --mark: var(--az-sun); } :host([tone="bad"]) { --mark: var(--az-bad); } :host([tone="accent"]) { --mark: var(--az-accent); }
      .body { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: var(--az-3); padding: var(--az-5); font-size: var(--az-text); line-height: 1.5; overflow-wrap: anywhere; }
      header { display: flex; align-items: center; flex-wrap: wrap; gap: var(--az-2) var(--az-3); }
      h3 { flex: 1 1 auto; margin: 0; font: 600 var(--az-text-l)/1.3 var(--az-display); min-width: 0; }
      h3 a { color: inherit; text-decoration: none; } h3 a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
      img { border-radius: 5px; flex: none; }
      footer { display: flex; flex-wrap: wrap; gap: var(--az-3); padding: 0 var(--az-5) var(--az-5); position: relative; }
      footer[hidden] { display: none; }
      ::slotted(p) { margin: 0; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { heading: "", acted: false });
  }

  render() {
    return html`<div class="body">${this.heading || this.tile
        ? html`<header>${this.tile ? html`<img src=${assetUrl(`tiles/${this.tile}.svg`)} alt="" width="40" height="40">` : nothing}
            <h3>${this.href ? html`<a href=${this.href}>${this.heading}</a>` : this.heading}</h3><slot name="aside"></slot></header>`
        : nothing}<slot></slot></div>
      <footer ?hidden=${!this.acted}><slot name="actions" @slotchange=${(event) => (this.acted = event.target.assignedElements().length > 0)}></slot></footer>`;
  }
}

define("az-card", AzCard);
