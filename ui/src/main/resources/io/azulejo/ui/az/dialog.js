// <az-dialog>: a question or a form over the page. The browser keeps the focus inside and gives it back.
// `guard`: a function that is asked before the dialog closes by Escape, the cross or a click beside it; false keeps it open.
import { AzElement, assetCss, css, define, html, nothing, reset, t, uniqueId } from "./element.js";
import { icon } from "./icons.js";

class AzDialog extends AzElement {
  static properties = { heading: {}, open: { type: Boolean, reflect: true }, size: { reflect: true }, role_: { attribute: false }, guard: { attribute: false }, footed: { state: true } };
  static styles = [
    reset,
    css`
      dialog { width: min(32rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 0; border: 1px solid var(--az-line); border-radius: 14px; background: var(--az-surface); color: var(--az-ink); box-shadow: var(--az-shadow-l); overflow: hidden; }
      :host([size="large"]) dialog { width: min(56rem, calc(100vw - 2rem)); }
      :host([size="small"]) dialog { width: min(26rem, calc(100vw - 2rem)); }
      dialog[open] { display: flex; flex-direction: column; }
      dialog::backdrop { background: var(--az-scrim); }
      .frieze { height: 8px; flex: none; background: url("${assetCss("tiles/frieze.svg")}") left / auto 100% repeat-x; }
      header { display: flex; align-items: start; gap: var(--az-4); padding: var(--az-5) var(--az-5) 0 var(--az-6); }
      h2 { flex: 1; margin: 0; font: 600 var(--az-text-xl)/1.2 var(--az-display); overflow-wrap: anywhere; }
      .close { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; margin: -.35rem 0; border: 0; border-radius: var(--az-radius-s); background: none; color: var(--az-soft); cursor: pointer; }
      .close:hover { background: var(--az-sunken); color: var(--az-ink); }
      .body { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--az-4); padding: var(--az-3) var(--az-6) var(--az-6); overflow-y: auto; font-size: var(--az-text); line-height: 1.55; overflow-wrap: anywhere; }
      ::slotted(p) { margin: 0; }
      footer { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: var(--az-3); padding: var(--az-4) var(--az-6); border-top: 1px solid var(--az-line); background: var(--az-page); }
      footer[hidden] { display: none; }
      @media (max-width: 30rem) { dialog { margin: auto 0 0; width: 100vw !important; max-width: 100vw; border-radius: 14px 14px 0 0; } footer { justify-content: stretch; } footer ::slotted(*) { flex: 1; } }
      @media (prefers-reduced-motion: no-preference) { dialog[open] { animation: rise 180ms ease-out; } @keyframes rise { from { opacity: 0; translate: 0 12px; } } }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { heading: "", open: false, size: "", role_: "dialog", guard: null, footed: false, id_: uniqueId("dialog") });
  }

  render() {
    return html`<dialog role=${this.role_ === "alertdialog" ? "alertdialog" : nothing} aria-labelledby="${this.id_}-heading" aria-describedby=${this.role_ === "alertdialog" ? `${this.id_}-body` : nothing} @close=${this.onClose} @cancel=${this.onCancel} @click=${this.onClick}>
      <div class="frieze"></div>
      <header><h2 id="${this.id_}-heading">${this.heading}</h2><button class="close" type="button" aria-label=${t("az.close")} @click=${this.dismiss}>${icon("close")}</button></header>
      <div class="body" id="${this.id_}-body"><slot></slot></div>
      <footer ?hidden=${!this.footed}><slot name="footer" @slotchange=${(event) => (this.footed = event.target.assignedElements().length > 0)}></slot></footer>
    </dialog>`;
  }

  updated(changed) {
    const dialog = this.renderRoot.querySelector("dialog");
    if (!changed.has("open") || dialog.open === this.open) return;
    if (this.open) {
      dialog.showModal();
      (this.querySelector("[autofocus]") ?? this.querySelector("az-field, az-combobox, az-select"))?.focus();
    } else dialog.close();
  }

  show() {
    this.open = true;
    return this.updateComplete;
  }

  close(value = "") {
    this.renderRoot.querySelector("dialog").close(value);
  }

  onClose(event) {
    this.open = false;
    this.emit("az-close", { value: event.target.returnValue });
    event.target.returnValue = "";
  }

  onClick(event) {
    if (event.target.localName !== "dialog") return;
    const box = event.target.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside && event.detail) this.dismiss();
  }

  onCancel(event) {
    if (!this.guard || event.target.localName !== "dialog") return;
    event.preventDefault();
    this.dismiss();
  }

  async dismiss() {
    if (!this.guard || (await this.guard())) this.close();
  }
}

define("az-dialog", AzDialog);
