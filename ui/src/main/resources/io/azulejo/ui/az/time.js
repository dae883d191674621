// <az-time value="2026-11-16T10:00:00Z">: "3 minutes ago", with the whole date on demand; stays true while the page is open.
import { AzElement, css, define, html, reset } from "./element.js";
import { dateTime, relative } from "./locale.js";

class AzTime extends AzElement {
  static properties = { value: {}, absolute: { type: Boolean } };
  static styles = [reset, css`:host { display: inline; color: inherit; font-variant-numeric: tabular-nums; }`];

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => this.requestUpdate(), 30000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  render() {
    if (!this.value || Number.isNaN(Date.parse(this.value))) return html`${this.value ?? ""}`;
    const whole = dateTime(this.value);
    return html`<time datetime=${this.value} title=${whole}>${this.absolute ? whole : relative(this.value)}</time>`;
  }
}

define("az-time", AzTime);
