// <az-more>: the next page of a list by its cursor. Tells `az-more`; shows how many there are so far.
import { AzElement, css, define, html, nothing, reset, t } from "./element.js";
import "./button.js";

class AzMore extends AzElement {
  static properties = { next: {}, count: { type: Number }, busy: { type: Boolean } };
  static styles = [reset, css`:host { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: var(--az-2) var(--az-4); padding-block: var(--az-4); color: var(--az-soft); font-size: var(--az-text-s); }`];

  constructor() {
    super();
    Object.assign(this, { next: null, count: 0, busy: false });
  }

  render() {
    return html`${this.next ? html`<az-button ?busy=${this.busy} @click=${() => this.busy || this.emit("az-more", { next: this.next })}>${t("az.more")}</az-button>` : nothing}
      <span role="status">${t("az.shown", { count: this.count })}${this.next || !this.count ? nothing : html` · ${t("az.end")}`}</span>`;
  }
}

define("az-more", AzMore);
