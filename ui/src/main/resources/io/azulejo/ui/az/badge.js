// <az-badge tone="good">: a state in a word, with a mark beside the colour. `removable` makes it a chip that can be taken away.
import { AzElement, css, define, html, nothing, reset, t } from "./element.js";
import { icon } from "./icons.js";

class AzBadge extends AzElement {
  static properties = { tone: { reflect: true }, icon: {}, removable: { type: Boolean } };
  static styles = [
    reset,
    css`
      :host { display: inline-flex; width: fit-content; align-items: center; gap: .35em; min-height: 1.6rem; max-width: 100%; padding: 0 .65em; border-radius: 99px; background: var(--ground, color-mix(in srgb, var(--az-soft) 15%, transparent)); color: var(--text, var(--az-ink)); font-size: var(--az-text-s); font-weight: 600; line-height: 1.3; vertical-align: middle; }
      :host([tone="accent"]) { --ground: var(--az-accent-soft); --text: var(--az-accent-strong); }
      :host([tone="good"]) { --ground: var(--az-good-soft); --text: var(--az-good); }
      :host([tone="warn"]) { --ground: var(--az-warn-soft); --text: var(--az-warn); }
      :host([tone="bad"]) { --ground: var(--az-bad-soft); --text: var(--az-bad); }
      .mark { flex: none; width: .6em; height: .6em; background: currentColor; border-radius: 50%; }
      :host([tone="warn"]) .mark { border-radius: 0; clip-path: polygon(50% 0, 100% 100%, 0 100%); width: .75em; height: .7em; }
      :host([tone="bad"]) .mark { border-radius: 0; rotate: 45deg; }
      :host([tone="accent"]) .mark { border-radius: 1px; }
      svg.icon { width: 1.05em; height: 1.05em; }
      span.text { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      button { border: 0; background: none; color: inherit; padding: .15rem; margin-inline-end: -.35em; display: grid; cursor: pointer; border-radius: 50%; }
      button:hover { background: color-mix(in srgb, currentColor 18%, transparent); }
    `,
  ];

  render() {
    return html`${this.icon ? icon(this.icon) : this.tone ? html`<span class="mark" aria-hidden="true"></span>` : nothing}<span class="text"><slot></slot></span>
      ${this.removable ? html`<button type="button" aria-label="${t("az.clear")}: ${this.textContent.trim()}" @click=${() => this.emit("az-remove")}>${icon("close")}</button>` : nothing}`;
  }
}

define("az-badge", AzBadge);
