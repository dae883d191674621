// <az-avatar name="Ana Ribeiro">: initials on a glazed ground; the same name always has the same colour.
import { AzElement, css, define, html, reset } from "./element.js";
import { hueOf } from "./hue.js";

class AzAvatar extends AzElement {
  static properties = { name: {}, size: { reflect: true } };
  static styles = [
    reset,
    css`
      :host { display: inline-grid; flex: none; width: 2.25rem; height: 2.25rem; vertical-align: middle; }
      :host([size="small"]) { width: 1.75rem; height: 1.75rem; } :host([size="large"]) { width: 3.5rem; height: 3.5rem; }
      span { display: grid; place-items: center; border-radius: 8px; background: var(--ground); color: var(--text); font: 700 .8rem/1 var(--az-font); letter-spacing: .02em; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--text) 30%, transparent); }
      :host([size="small"]) span { font-size: .65rem; border-radius: 6px; } :host([size="large"]) span { font-size: 1.2rem; border-radius: 12px; }
    `,
  ];

  constructor() {
    super();
    this.name = "";
  }

  updated() {
    const hue = hueOf(this.name);
    this.style.setProperty("--text", `var(--az-hue-${hue})`);
    this.style.setProperty("--ground", `var(--az-hue-${hue}-soft)`);
  }

  render() {
    const words = this.name.trim().split(/[\s._-]+/).filter(Boolean);
    const initials = words.length ? [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...word][0] ?? "").join("") : "?";
    return html`<span aria-hidden="true">${initials.toUpperCase()}</span>`;
  }
}

define("az-avatar", AzAvatar);
