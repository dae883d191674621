// <az-tabs>: <az-tabs><section slot="open" data-label="Open">…</section>…</az-tabs>; one panel is shown at a time.
import { AzElement, css, define, html, nothing, reset, uniqueId } from "./element.js";

class AzTabs extends AzElement {
  static properties = { selected: { reflect: true }, label: {}, tabs: { state: true } };
  static styles = [
    reset,
    css`
      :host { display: block; }
      [role="tablist"] { display: flex; gap: var(--az-1); overflow-x: auto; border-bottom: 1px solid var(--az-line); scrollbar-width: thin; }
      [role="tab"] { position: relative; flex: none; padding: .65rem .9rem; border: 0; background: none; color: var(--az-soft); font: 600 var(--az-text)/1.2 var(--az-font); cursor: pointer; border-radius: var(--az-radius-s) var(--az-radius-s) 0 0; }
      [role="tab"]:hover { color: var(--az-ink); background: var(--az-sunken); }
      [role="tab"][aria-selected="true"] { color: var(--az-accent-strong); }
      [role="tab"][aria-selected="true"]::after { content: ""; position: absolute; inset: auto .6rem -1px; height: 3px; border-radius: 3px 3px 0 0; background: var(--az-accent); }
      [role="tab"]:focus-visible { outline-offset: -3px; }
      .count { margin-inline-start: .5em; padding: .05em .5em; border-radius: 99px; background: color-mix(in srgb, var(--az-soft) 15%, transparent); font-size: var(--az-text-xs); font-variant-numeric: tabular-nums; }
      [role="tabpanel"] { padding-block: var(--az-4); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { selected: "", label: "", tabs: [], id_: uniqueId("tabs") });
  }

  connectedCallback() {
    super.connectedCallback();
    this.observer = new MutationObserver(() => this.read());
    this.observer.observe(this, { childList: true, subtree: true, attributeFilter: ["data-label", "data-count", "slot"] });
    this.read();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  read() {
    this.tabs = [...this.children].filter((child) => child.slot).map((child) => ({ name: child.slot, label: child.dataset.label ?? child.slot, count: child.dataset.count }));
    if (!this.tabs.some((tab) => tab.name === this.selected)) this.selected = this.tabs[0]?.name ?? "";
  }

  render() {
    return html`<div role="tablist" aria-label=${this.label || nothing} @keydown=${this.onKey}>${this.tabs.map(
        ({ name, label, count }) => html`<button role="tab" type="button" id="${this.id_}-${name}" aria-controls="${this.id_}-panel" aria-selected=${String(name === this.selected)}
          tabindex=${name === this.selected ? 0 : -1} @click=${() => this.select(name)}>${label}${count === undefined ? nothing : html`<span class="count">${count}</span>`}</button>`)}</div>
      <div role="tabpanel" id="${this.id_}-panel" tabindex="0" aria-labelledby="${this.id_}-${this.selected}"><slot name=${this.selected || nothing}></slot></div>`;
  }

  select(name) {
    this.selected = name;
    this.emit("az-tab", { name });
  }

  async onKey(event) {
    const at = this.tabs.findIndex((tab) => tab.name === this.selected);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: this.tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.select(this.tabs.at(next % this.tabs.length).name);
    await this.updateComplete;
    this.renderRoot.querySelector("[aria-selected=true]").focus();
  }
}

define("az-tabs", AzTabs);
