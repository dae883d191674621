// The gallery: every component in every state, in the frame that all apps have.
import { AzElement, define, html, t } from "az/element.js";
import { layout } from "az/layout.js";
import { buttons, forms } from "gallery/controls-section.js";
import { cards, emptyPanel, panel, reading } from "gallery/show-section.js";
import { money, number } from "az/locale.js";
import { people, rowAt, s } from "gallery/sample.js";
import "az/all.js";
import "gallery/messages.js";

const tones = { waiting: "", picking: "accent", packed: "warn", shipped: "good" };
const columns = [
  { key: "id", label: "#", min: 5, grow: 0.4, align: "end", sortable: true, format: (value) => number(value) },
  { key: "key", label: s("Order"), min: 12, mono: true },
  { key: "product", label: "Product", min: 11, grow: 1.5, sortable: true },
  { key: "quantity", label: "Quantity", min: 7, align: "end", sortable: true },
  { key: "price", label: "Price", min: 8, align: "end", sortable: true, format: (value) => money(value, "BRL") },
  { key: "state", label: "State", min: 8, format: (value) => html`<az-badge tone=${tones[value]}>${value}</az-badge>` },
  { key: "city", label: "City", min: 8, hidden: true },
];
const apps = [["WavyBlog", "wavyblog"], ["Blog", "blog"], ["Orders", "orders"], ["Notifications", "notifications"], ["Sessions", "sessions"], ["Studio", "studio"]].map(([name, tile]) => ({ href: `#${tile}`, name: s(name), tile, text: s("One table") }));

class GalleryApp extends AzElement {
  static styles = [layout];
  static properties = { signedIn: { state: true } };

  constructor() {
    super();
    this.signedIn = true;
    this.few = Array.from({ length: 40 }, (_, index) => rowAt(index * 7919));
  }

  render() {
    return html`<az-app name=${t("gallery.title")} tile="azulejo" home="/gallery/" .apps=${apps} .user=${this.signedIn ? people[1] : null} panel-count="3"
        .navigation=${[{ href: "/gallery/", label: s("Components"), icon: "box" }, { href: "/gallery/read", label: "Reading", icon: "book" }, { href: "/gallery/inbox", label: "Inbox", icon: "bell", count: 3 }]}
        @az-sign-out=${() => (this.signedIn = false)} @az-sign-in-request=${() => (this.signedIn = true)}>
      <div class="wrap stack loose">
        <div class="page-head"><div><h1>${t("gallery.title")}</h1><p class="soft">${t("gallery.lead")}</p></div><az-badge tone="accent" id="lines">${t("gallery.lines", { count: 14 })}</az-badge><az-badge id="total">${t("gallery.total", { money: money(1234.5, "BRL") })}</az-badge></div>
        ${buttons()}${forms()}${cards()}
        <section class="stack" id="grids"><h2>Data grid</h2><az-grid id="million" class="tall" label="A million orders" .columns=${columns} .count=${1000000} .rowAt=${rowAt}></az-grid><az-grid id="few" label="Few orders" .columns=${columns} .rows=${this.few}></az-grid><az-grid id="none" label="No orders" .columns=${columns} .rows=${[]}></az-grid></section>
        ${reading()}
        <section class="stack" id="sign-in"><h2>Sign in</h2><az-sign-in .accounts=${people}></az-sign-in><az-sign-in .problem=${{ status: 401, message: "" }}></az-sign-in></section>
        <section class="stack" id="empty-panel"><h2>An empty panel</h2><az-card>${emptyPanel()}</az-card></section>
      </div>
      <div slot="panel">${panel()}</div></az-app>`;
  }

  firstUpdated() {
    for (const [id, height] of [["million", "26rem"], ["few", "20rem"], ["none", "12rem"]]) this.renderRoot.getElementById(id).style.setProperty("height", height);
  }
}

define("gallery-app", GalleryApp);
