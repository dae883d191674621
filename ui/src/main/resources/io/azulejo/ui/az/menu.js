// <az-menu>: a button that opens a list of actions.
// `items`: [{ id, label, hint, icon, href, danger, disabled, checked, multiple } | { heading } | { separator: true }]; tells `az-select`.
import { AzElement, css, define, html, nothing, reset, uniqueId } from "./element.js";
import { closePopup, openPopup } from "./popup.js";
import { icon } from "./icons.js";
import { popupStyles } from "./popup-styles.js";

class AzMenu extends AzElement {
  static properties = { items: { attribute: false }, label: {}, placement: {}, icon: {}, open: { state: true } };
  static styles = [
    reset,
    popupStyles,
    css`
      :host { display: inline-flex; min-width: 0; }
      .trigger { display: inline-flex; align-items: center; gap: var(--az-2); min-height: var(--az-control); min-width: var(--az-control); padding: .25rem .6rem; border: 1px solid transparent; border-radius: var(--az-radius-s); background: none; color: inherit; font: 600 var(--az-text)/1.25 var(--az-font); cursor: pointer; justify-content: center; transition: background var(--az-move); }
      .trigger:hover, .trigger[aria-expanded="true"] { background: var(--az-accent-soft); }
      :host([bordered]) .trigger { border-color: var(--az-edge); background: var(--az-raised); }
      .mark { width: 1.25em; display: grid; place-items: center; flex: none; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { items: [], label: "", placement: "start", icon: "", open: false, id_: uniqueId("menu"), typed: "" });
  }

  render() {
    const checks = this.items.some((item) => "checked" in item);
    return html`<button class="trigger" part="trigger" type="button" aria-haspopup="menu" aria-expanded=${String(this.open)} aria-controls=${this.id_}
        aria-label=${this.label || nothing} title=${this.label || nothing} popovertarget=${this.id_} @click=${this.onTrigger} @keydown=${this.onTriggerKey}>${icon(this.icon)}<slot></slot></button>
      <div id=${this.id_} popover role="menu" aria-label=${this.label || nothing} @toggle=${this.onToggle} @keydown=${this.onKey}>${this.items.map((item) => this.renderItem(item, checks))}</div>`;
  }

  renderItem(item, checks) {
    if (item.separator) return html`<hr role="separator">`;
    if (item.heading) return html`<div class="heading" role="presentation">${item.heading}</div>`;
    const inner = html`${checks ? html`<span class="mark">${item.checked ? icon("check") : nothing}</span>` : nothing}${item.image ? html`<img src=${item.image} alt="" width="28" height="28">` : icon(item.icon)}
      <span class="text">${item.label}${item.hint ? html`<span class="hint">${item.hint}</span>` : nothing}</span>`;
    const role = "checked" in item ? (item.multiple ? "menuitemcheckbox" : "menuitemradio") : "menuitem";
    const checked = "checked" in item ? String(Boolean(item.checked)) : nothing;
    const type = `item ${item.danger ? "danger" : ""}`;
    return item.href && !item.disabled
      ? html`<a class=${type} role=${role} tabindex="-1" href=${item.href} @click=${() => this.choose(item)}>${inner}</a>`
      : html`<button class=${type} type="button" role=${role} tabindex="-1" aria-checked=${checked} aria-disabled=${item.disabled ? "true" : nothing} @click=${() => this.choose(item)}>${inner}</button>`;
  }

  get popup() {
    return this.renderRoot.getElementById(this.id_);
  }

  get entries() {
    return [...this.popup.querySelectorAll("[role^=menuitem]")];
  }

  onTrigger(event) {
    event.preventDefault();
    if (this.popup.matches(":popover-open")) closePopup(this.popup);
    else this.show(event.detail === 0 ? 0 : -1);
  }

  onTriggerKey(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.show(event.key === "ArrowDown" ? 0 : -2);
    }
  }

  show(focus) {
    openPopup(this.popup, this.renderRoot.querySelector(".trigger"), { align: this.placement });
    if (focus === -1) this.popup.focus();
    else this.entries.at(focus === 0 ? 0 : -1)?.focus();
  }

  onToggle(event) {
    this.open = event.newState === "open";
  }

  onKey(event) {
    const entries = this.entries;
    const at = entries.indexOf(this.renderRoot.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
    if (event.key in moves) {
      event.preventDefault();
      entries.at(moves[event.key] >= entries.length ? 0 : moves[event.key])?.focus();
    } else if (event.key === "Tab") closePopup(this.popup);
    else if (event.key === "Escape") (event.stopPropagation(), this.close());
    else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) this.typeAhead(event.key, entries, at);
  }

  typeAhead(key, entries, at) {
    clearTimeout(this.typing);
    this.typed += key.toLowerCase();
    this.typing = setTimeout(() => (this.typed = ""), 600);
    const order = [...entries.slice(at + (this.typed.length === 1 ? 1 : 0)), ...entries];
    order.find((entry) => entry.textContent.trim().toLowerCase().startsWith(this.typed))?.focus();
  }

  choose(item) {
    if (item.disabled) return;
    if (!item.multiple) this.close();
    this.emit("az-select", { id: item.id, item });
  }

  close() {
    closePopup(this.popup);
    this.renderRoot.querySelector(".trigger").focus();
  }
}

define("az-menu", AzMenu);
