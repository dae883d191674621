// Short messages about what just happened: `toast("Order shipped", { tone: "good" })`.
import { AzElement, css, define, html, nothing, reset, t } from "./element.js";
import { toneIcon, icon } from "./icons.js";
import { repeat } from "lit/directives/repeat.js";

class AzToasts extends AzElement {
  static properties = { toasts: { state: true } };
  static styles = [
    reset,
    css`
      :host { position: fixed; inset: auto 0 0 0; margin: 0; padding: var(--az-4); border: 0; background: none; width: auto; display: flex; flex-direction: column; align-items: center; gap: var(--az-2); pointer-events: none; overflow: visible; }
      .toast { pointer-events: auto; display: flex; align-items: center; gap: var(--az-3); width: fit-content; max-width: min(36rem, 100%); padding: .65rem .75rem .65rem 1rem; border-radius: var(--az-radius); background: var(--az-glaze); color: var(--az-on-glaze); box-shadow: var(--az-shadow-l); font-size: var(--az-text); border-inline-start: 5px solid var(--mark, var(--az-sun)); border-top: 1px solid rgb(255 255 255 / .12); }
      .good { --mark: #7cc266; } .bad { --mark: #f08a72; } .text { flex: 1; overflow-wrap: anywhere; }
      button { border: 0; background: none; color: inherit; font: 600 var(--az-text)/1 var(--az-font); padding: .5rem; border-radius: var(--az-radius-s); cursor: pointer; display: flex; text-decoration: underline; }
      button:hover { background: rgb(255 255 255 / .14); } :focus-visible { outline-color: var(--az-sun); }
      @media (prefers-reduced-motion: no-preference) { .toast { animation: rise 180ms ease-out; } @keyframes rise { from { opacity: 0; translate: 0 10px; } } }
    `,
  ];

  constructor() {
    super();
    this.toasts = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.popover = "manual";
  }

  render() {
    return html`<div role="status" aria-label=${t("az.notifications")} class="visually-hidden">${this.toasts.at(-1)?.text}</div>
      ${repeat(this.toasts, (toast) => toast.id, (toast) => html`<div class="toast ${toast.tone}" @pointerenter=${() => clearTimeout(toast.timer)} @focusin=${() => clearTimeout(toast.timer)}>
        ${toneIcon(toast.tone)}<span class="text">${toast.text}</span>
        ${toast.action ? html`<button type="button" @click=${() => (this.dismiss(toast), toast.action.run())}>${toast.action.label}</button>` : nothing}
        <button type="button" aria-label=${t("az.dismiss")} @click=${() => this.dismiss(toast)}>${icon("close")}</button></div>`)}`;
  }

  add(toast) {
    this.toasts = [...this.toasts.slice(-3), toast];
    if (this.matches(":popover-open")) this.hidePopover();
    this.showPopover();
    if (toast.timeout) toast.timer = setTimeout(() => this.dismiss(toast), toast.timeout);
  }

  dismiss(toast) {
    clearTimeout(toast.timer);
    this.toasts = this.toasts.filter((each) => each !== toast);
    if (!this.toasts.length && this.matches(":popover-open")) this.hidePopover();
  }
}

define("az-toasts", AzToasts);

/** Errors stay until they are dismissed; the rest goes by itself unless somebody points at it. */
export function toast(text, { tone = "info", action, timeout = tone === "bad" ? 0 : 6000 } = {}) {
  let host = document.querySelector("az-toasts");
  if (!host) document.body.append((host = document.createElement("az-toasts")));
  host.add({ id: Symbol("toast"), text, tone, action, timeout });
}
