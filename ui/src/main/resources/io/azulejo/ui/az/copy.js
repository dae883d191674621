// <az-copy value="…">: puts a text on the clipboard and says so.
import { AzElement, css, define, html, nothing, reset, t } from "./element.js";
import { icon } from "./icons.js";

class AzCopy extends AzElement {
  static properties = { value: {}, label: {}, done: { state: true } };
  static styles = [
    reset,
    css`
      :host { display: inline-flex; }
      button { display: inline-flex; align-items: center; gap: var(--az-1); min-height: 2rem; min-width: 2rem; justify-content: center; padding: 0 .5rem; border: 1px solid var(--az-line); border-radius: var(--az-radius-s); background: var(--az-raised); color: var(--az-ink); font: 600 var(--az-text-s)/1 var(--az-font); cursor: pointer; }
      button:hover { border-color: var(--az-accent); background: var(--az-accent-soft); } .done { color: var(--az-good); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { value: "", label: "", done: false });
  }

  render() {
    const words = this.done ? t("az.copied") : t("az.copy");
    return html`<button type="button" class=${this.done ? "done" : ""} aria-label=${this.label ? `${words}: ${this.label}` : nothing} @click=${this.copy}>${icon(this.done ? "check" : "copy")}<span>${words}</span></button>
      <span class="visually-hidden" role="status">${this.done ? words : nothing}</span>`;
  }

  async copy() {
    await navigator.clipboard.writeText(this.value);
    this.done = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.done = false), 2000);
    this.emit("az-copied");
  }
}

define("az-copy", AzCopy);
