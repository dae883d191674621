// <az-button>: an action, or with `href` a link that looks like one.
import { AzElement, css, define, html, nothing, reset, t } from "./element.js";
import { icon } from "./icons.js";
import { ifDefined } from "lit/directives/if-defined.js";

class AzButton extends AzElement {
  static formAssociated = true;
  static shadowRootOptions = { mode: "open", delegatesFocus: true };
  static properties = {
    variant: { reflect: true }, size: { reflect: true }, type: {}, href: {}, icon: {}, label: {}, target: {},
    busy: { type: Boolean, reflect: true }, disabled: { type: Boolean, reflect: true }, pressed: { type: Boolean },
  };
  static styles = [
    reset,
    css`
      :host { display: inline-flex; vertical-align: middle; max-width: 100%; }
      .button { flex: 1; display: inline-flex; align-items: center; justify-content: center; gap: var(--az-2); min-height: var(--az-control); min-width: 0; padding: .35rem 1rem; border-radius: var(--az-radius-s); border: 1px solid var(--az-edge); background: var(--az-raised); color: var(--az-ink); font: 600 var(--az-text)/1.25 var(--az-font); text-decoration: none; cursor: pointer; text-align: center; transition: background var(--az-move), border-color var(--az-move), translate var(--az-move); }
      .button:hover { border-color: var(--az-accent); background: var(--az-accent-soft); }
      .button:active { translate: 0 1px; }
      :host([variant="primary"]) .button { background: var(--az-accent); border-color: var(--az-accent); color: var(--az-on-accent); box-shadow: inset 0 1px 0 rgb(255 255 255 / .18), 0 1px 2px rgb(18 34 58 / .2); }
      :host([variant="primary"]) .button:hover { background: var(--az-accent-strong); border-color: var(--az-accent-strong); }
      :host([variant="quiet"]) .button { background: none; border-color: transparent; color: var(--az-accent); }
      :host([variant="quiet"]) .button:hover { background: var(--az-accent-soft); }
      :host([variant="danger"]) .button { background: none; border-color: var(--az-bad); color: var(--az-bad); }
      :host([variant="danger"]) .button:hover { background: var(--az-bad); color: var(--az-on-bad); }
      :host([size="small"]) .button { min-height: 2rem; padding-inline: .65rem; font-size: var(--az-text-s); }
      :host([size="large"]) .button { min-height: 3rem; padding-inline: 1.35rem; font-size: 1.0625rem; }
      .button.square { padding-inline: 0; aspect-ratio: 1; min-width: var(--az-control); }
      :host([size="small"]) .button.square { min-width: 2rem; }
      .button[aria-pressed="true"] { background: var(--az-accent-soft); border-color: var(--az-accent); color: var(--az-accent-strong); }
      :host([disabled]) { pointer-events: none; }
      :host([disabled]) .button { opacity: .55; cursor: not-allowed; }
      :host([busy]) .button { cursor: progress; }
      .spin { width: 1em; height: 1em; border: 2px solid currentColor; border-inline-end-color: transparent; border-radius: 50%; }
      @media (prefers-reduced-motion: no-preference) { .spin { animation: spin .8s linear infinite; } }
      @keyframes spin { to { rotate: 1turn; } }
      @media (pointer: coarse) { .button { min-height: 2.75rem; } }
    `,
  ];

  constructor() {
    super();
    this.internals = this.attachInternals();
    Object.assign(this, { variant: "", size: "", type: "button", icon: "", label: "", busy: false, disabled: false });
  }

  render() {
    const inner = html`${this.busy ? html`<span class="spin" aria-hidden="true"></span><span class="visually-hidden">${t("az.loading")}</span>` : icon(this.icon)}${this.label ? nothing : html`<slot></slot>`}`;
    const shape = `button ${this.label ? "square" : ""}`;
    return this.href && !this.disabled
      ? html`<a class=${shape} part="button" href=${this.href} target=${ifDefined(this.target)} rel=${this.target ? "noopener" : nothing} aria-label=${this.label || nothing}>${inner}</a>`
      : html`<button class=${shape} part="button" type="button" ?disabled=${this.disabled} aria-busy=${this.busy ? "true" : nothing} aria-label=${this.label || nothing}
          title=${this.label || nothing} aria-pressed=${this.pressed === undefined ? nothing : String(this.pressed)} @click=${this.act}>${inner}</button>`;
  }

  act(event) {
    if (this.busy) event.stopPropagation();
    else if (this.type === "submit") this.internals.form ? this.internals.form.requestSubmit() : this.emit("az-submit-request");
  }
}

define("az-button", AzButton);
