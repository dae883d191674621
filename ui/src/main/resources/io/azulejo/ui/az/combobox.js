// <az-combobox>: text with a list of matches. `options` to choose from, or `source(text, signal)` that finds them.
// An option is { value, label, hint } or a string. With `free`, any text is a value.
import { css, define, html, nothing, t } from "./element.js";
import { AzControl } from "./control.js";
import { closePopup, openPopup } from "./popup.js";
import { icon } from "./icons.js";
import { live } from "lit/directives/live.js";
import { popupStyles } from "./popup-styles.js";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

class AzCombobox extends AzControl {
  static properties = {
    options: { attribute: false }, source: { attribute: false }, free: { type: Boolean },
    text: { state: true }, matches: { state: true }, active: { state: true }, open: { state: true }, busy: { state: true },
  };
  static styles = [AzControl.styles, popupStyles, css`[popover] { max-width: none; } .status { padding: .5rem .75rem; color: var(--az-soft); font-size: var(--az-text-s); } .item { cursor: pointer; }`];

  constructor() {
    super();
    Object.assign(this, { options: [], source: null, free: false, text: null, matches: [], active: -1, open: false, busy: false });
  }

  get labelOfValue() {
    return this.options.map(option).find((each) => each.value === this.value)?.label ?? (this.chosen?.value === this.value ? this.chosen.label : this.value) ?? "";
  }

  render() {
    const list = `${this.id_}-list`;
    return html`${this.renderLabel()}
      <div class="control ${this.error ? "invalid" : ""} ${this.disabled ? "disabled" : ""}">
        <input id="${this.id_}-input" role="combobox" autocomplete="off" aria-autocomplete="list" aria-expanded=${String(this.open)} aria-controls=${list}
          aria-activedescendant=${this.open && this.active >= 0 ? `${list}-${this.active}` : nothing} .value=${live(this.text ?? this.labelOfValue)} placeholder=${this.placeholder}
          ?disabled=${this.disabled} aria-required=${this.required ? "true" : nothing} aria-invalid=${this.error ? "true" : nothing} aria-describedby=${this.described}
          @input=${(event) => this.search(event.target.value)} @keydown=${this.onKey} @blur=${this.onBlur} @click=${() => this.open || this.search("")}>
        <span class="chevron">${icon(this.source ? "search" : "down")}</span>
      </div>
      <div popover="manual" @pointerdown=${(event) => event.preventDefault()}>
        <div id=${list} role="listbox" aria-label=${this.label || this.placeholder || nothing}>
          ${this.matches.map((match, index) => html`<div class="item ${index === this.active ? "active" : ""}" role="option" id="${list}-${index}" aria-selected=${String(index === this.active)} @click=${() => this.choose(match)}>
            <span class="text">${match.label}${match.hint ? html`<span class="hint">${match.hint}</span>` : nothing}</span>${match.value === this.value ? icon("check") : nothing}</div>`)}
        </div>
        ${this.matches.length ? nothing : html`<div class="status">${this.busy ? t("az.loading") : t("az.noMatches")}</div>`}
      </div>
      <div class="visually-hidden" role="status">${this.open && !this.busy ? t("az.matches", { count: this.matches.length }) : nothing}</div>
      ${this.renderNotes()}`;
  }

  get popup() {
    return this.renderRoot.querySelector("[popover]");
  }

  async search(text) {
    this.text = text || (this.open ? text : null);
    this.error = "";
    this.pending?.abort();
    const pending = (this.pending = new AbortController());
    this.show();
    if (this.source) {
      this.busy = true;
      try {
        await new Promise((resolve) => setTimeout(resolve, 120));
        if (pending.signal.aborted) return;
        const found = await this.source(text, pending.signal);
        if (!pending.signal.aborted) this.matches = found.map(option);
      } catch (error) {
        if (!pending.signal.aborted) this.error = error.message;
      } finally {
        if (!pending.signal.aborted) this.busy = false;
      }
    } else {
      const wanted = plain(text);
      this.matches = this.options.map(option).filter(({ label, hint }) => plain(`${label} ${hint ?? ""}`).includes(wanted)).slice(0, 100);
    }
    this.active = text && this.matches.length ? 0 : -1;
  }

  show() {
    this.open = true;
    openPopup(this.popup, this.renderRoot.querySelector(".control"), { width: "anchor" });
  }

  hide() {
    this.open = false;
    this.pending?.abort();
    closePopup(this.popup);
  }

  onKey(event) {
    const last = this.matches.length - 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!this.open) this.search("");
      else this.active = event.key === "ArrowDown" ? (this.active >= last ? 0 : this.active + 1) : this.active <= 0 ? last : this.active - 1;
      this.updateComplete.then(() => this.renderRoot.querySelector(".item.active")?.scrollIntoView({ block: "nearest" }));
    } else if (event.key === "Enter" && this.open) {
      event.preventDefault();
      if (this.active >= 0) this.choose(this.matches[this.active]);
    } else if (event.key === "Escape" && this.open) {
      event.preventDefault();
      event.stopPropagation();
      this.text = null;
      this.hide();
    }
  }

  onBlur() {
    if (this.free && this.text !== null) this.changed(this.text, "az-change");
    else if (this.text === "") this.changed("", "az-change");
    this.text = null;
    this.hide();
  }

  choose(match) {
    this.chosen = match;
    this.text = null;
    this.hide();
    this.changed(match.value, "az-change");
  }
}

function option(each) {
  return typeof each === "object" ? each : { value: each, label: each };
}

define("az-combobox", AzCombobox);
