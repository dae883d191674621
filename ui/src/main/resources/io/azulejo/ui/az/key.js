// <az-key pk="POST#hello" sk="METADATA#hello" entity="POST">: a key by its segments, in the colour of its entity.
import { AzElement, css, define, html, nothing, reset } from "./element.js";
import { hueOf } from "./hue.js";

class AzKey extends AzElement {
  static properties = { pk: {}, sk: {}, entity: {}, index: {} };
  static styles = [
    reset,
    css`
      :host { display: inline-flex; flex-wrap: wrap; gap: var(--az-1); max-width: 100%; font: 500 var(--az-text-s)/1.5 var(--az-mono); vertical-align: middle; }
      .key { display: inline-flex; align-items: stretch; max-width: 100%; border-radius: 5px; overflow: hidden; background: var(--az-sunken); box-shadow: inset 0 0 0 1px var(--az-line); }
      .name { display: grid; place-items: center; padding: 0 .45em; font: 700 .65rem/1 var(--az-font); color: var(--az-soft); border-inline-end: 1px solid var(--az-line); letter-spacing: .03em; }
      .segments { padding: .05em .4em .05em .2em; overflow-wrap: anywhere; min-width: 0; color: var(--az-ink); }
      .literal { background: var(--ground); color: var(--text); border-radius: 3px; padding: .05em .3em; margin-inline-end: .1em; font-weight: 600; }
    `,
  ];

  updated() {
    const hue = hueOf(this.entity ?? firstLiteral(this.pk) ?? "");
    this.style.setProperty("--text", `var(--az-hue-${hue})`);
    this.style.setProperty("--ground", `var(--az-hue-${hue}-soft)`);
  }

  render() {
    const at = this.index ?? "";
    return html`${this.renderPart(at ? `${at}PK` : "PK", this.pk)}${this.sk ? this.renderPart(at ? `${at}SK` : "SK", this.sk) : nothing}`;
  }

  renderPart(name, key) {
    const segments = String(key ?? "").split("#");
    return html`<span class="key"><span class="name">${name}</span><span class="segments">${segments.map((segment, index) => {
      const text = index < segments.length - 1 ? `${segment}#` : segment;
      return isLiteral(segment) ? html`<span class="literal">${text}</span>` : text;
    })}</span></span>`;
  }
}

/** A segment of capitals is a word of the template; anything else is a value. */
const isLiteral = (segment) => /^[A-Z][A-Z_]*$/.test(segment);
const firstLiteral = (key) => String(key ?? "").split("#").find(isLiteral);

define("az-key", AzKey);
