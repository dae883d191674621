// <studio-app>: the frame of the studio with its lists of designs and tables, and the page of the address.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { icon } from "az/icons.js";
import { toast } from "az/toast.js";
import { watch } from "az/store.js";
import { api, loadWorld, refreshTables, world } from "./api.js";
import { href, place } from "./place.js";
import { studioStyles } from "./studio-styles.js";
import "az/app.js";
import "az/states.js";
import "./design.js";
import "./heat.js";
import "./overview.js";
import "./pattern.js";
import "./statement.js";
import "./table.js";
import "./unlock.js";

const REFRESH_MILLIS = 3000;

class StudioApp extends AzElement {
  static properties = { menu: { state: true } };
  static styles = [
    ...studioStyles,
    css`
      .frame { display: grid; grid-template-columns: 16rem minmax(0, 1fr); min-height: calc(100dvh - 5rem); }
      nav { border-inline-end: 1px solid var(--az-line); padding: var(--az-4) var(--az-3); background: var(--az-surface); position: sticky; top: 0; align-self: start; height: 100dvh; overflow-y: auto; }
      nav h2 { font: 700 var(--az-text-xs)/1 var(--az-font); color: var(--az-soft); letter-spacing: .06em; text-transform: uppercase; margin: var(--az-5) var(--az-2) var(--az-2); }
      nav ul { list-style: none; margin: 0; padding: 0; }
      nav a { display: flex; gap: var(--az-2); align-items: center; padding: .4rem .6rem; border-radius: var(--az-radius-s); color: var(--az-ink); text-decoration: none; overflow-wrap: anywhere; }
      nav a:hover { background: var(--az-sunken); } nav a[aria-current="page"] { background: var(--az-accent-soft); color: var(--az-accent-strong); font-weight: 600; }
      nav .count { margin-inline-start: auto; color: var(--az-soft); font-size: var(--az-text-xs); font-variant-numeric: tabular-nums; }
      .page { padding: var(--az-5) clamp(1rem, 2.5vw, 2rem) var(--az-12); min-width: 0; }
      .toggle { display: none; }
      @media (max-width: 60rem) { .frame { grid-template-columns: minmax(0, 1fr); } nav { display: none; position: static; height: auto; border: 0; } nav.open { display: block; } .toggle { display: inline-flex; align-items: center; gap: .4em; font: 600 var(--az-text)/1 var(--az-font); background: none; border: 1px solid var(--az-edge); border-radius: var(--az-radius-s); padding: .5rem .75rem; color: inherit; } }
    `,
  ];

  constructor() {
    super();
    this.menu = false;
    watch(this, world, place);
  }

  connectedCallback() {
    super.connectedCallback();
    loadWorld();
    this.timer = setInterval(() => document.hidden || !world.state.tables || refreshTables().catch((problem) => world.set({ problem: problem.status === 401 ? problem : null })), REFRESH_MILLIS);
    place.addEventListener("change", () => { this.menu = false; scrollTo(0, 0); });
    addEventListener("keydown", (event) => this.onKey(event));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  render() {
    const { designs, tables, problem, writes } = world.state;
    return html`<az-app name="Studio" tile="studio" home="#/">
      ${writes === "REFUSED" ? html`<span slot="actions" class="chip">read-only</span>` : nothing}
      <button slot="actions" class="toggle" type="button" aria-expanded=${String(this.menu)} @click=${() => (this.menu = !this.menu)}>${icon("table")} Tables</button>
      ${problem?.status === 401 ? html`<studio-unlock @az-unlocked=${loadWorld}></studio-unlock>`
        : problem ? html`<div class="page"><az-error .problem=${problem} @az-retry=${loadWorld}></az-error></div>`
          : designs === null ? html`<div class="page"><az-skeleton shape="cards"></az-skeleton></div>`
            : html`<div class="frame">${this.renderSide(designs, tables)}<div class="page">${this.renderPage(designs, tables)}</div></div>`}
    </az-app>`;
  }

  renderSide(designs, tables) {
    const { kind, parts } = place.current;
    const link = (target, label, count, current) => html`<li><a href=${target} aria-current=${current ? "page" : nothing}>${label}${count === undefined ? nothing : html`<span class="count">${count}</span>`}</a></li>`;
    return html`<nav id="side" class=${this.menu ? "open" : ""} aria-label="Designs and tables">
      <ul>${link("#/", "Overview", undefined, kind === "")}${link("#/statement", "PartiQL", undefined, kind === "statement")}</ul>
      <h2>Designs</h2><ul>${designs.map((design) => link(href("design", design.name), design.name, design.definition.patterns.length, ["design", "pattern"].includes(kind) && parts[0] === design.name))}</ul>
      <h2>Tables</h2><ul>${tables.map((table) => link(href("table", table.TableName), table.TableName, table.ItemCount, ["table", "heat"].includes(kind) && parts[0] === table.TableName))}</ul>
    </nav>`;
  }

  renderPage(designs, tables) {
    const { kind, parts, query } = place.current;
    const [first, second, third] = parts;
    const design = designs.find((each) => each.name === first);
    const table = tables.find((each) => each.TableName === first);
    if (kind === "") return html`<studio-overview .designs=${designs} .tables=${tables}></studio-overview>`;
    if (kind === "statement") return html`<studio-statement .tables=${tables} .initial=${query.statement ?? ""}></studio-statement>`;
    if (kind === "design" && design) return html`<studio-design .design=${design}></studio-design>`;
    if (kind === "pattern" && design?.patterns.some((each) => each.method === second)) return html`<studio-pattern .design=${design} .method=${second} .initial=${query.arguments ?? ""}></studio-pattern>`;
    if (kind === "table" && table && this.hasIndex(table, second)) return html`<studio-table .table=${table} .index=${second || null} .search=${{ ...query, pk: query.pk ?? third ?? "" }}></studio-table>`;
    if (kind === "heat" && table && this.hasIndex(table, second)) return html`<studio-heat .table=${table} .index=${second || null}></studio-heat>`;
    return html`<az-empty heading="There is nothing here" text=${this.missing(kind, parts)}><az-button href="#/">Overview</az-button></az-empty>`;
  }

  hasIndex(table, index) {
    return !index || [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])].some((each) => each.IndexName === index);
  }

  missing(kind, [first, second]) {
    const names = { table: `No table ${first}${second ? ` with an index ${second}` : ""} exists at this endpoint.`, heat: `No table ${first}${second ? ` with an index ${second}` : ""} exists at this endpoint.`, design: `No design ${first} is on the class path.`, pattern: `The design ${first} has no access pattern ${second}.` };
    return names[kind] ?? "The address does not lead to a page of the studio.";
  }

  onKey(event) {
    const typing = event.composedPath().some((each) => ["input", "textarea", "select"].includes(each.localName) || each.localName === "dialog");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey) return;
    const search = this.renderRoot.querySelector("studio-table");
    if (!search) return;
    event.preventDefault();
    search.focusSearch();
  }
}

addEventListener("unhandledrejection", (event) => {
  if (event.reason?.status !== undefined) {
    event.preventDefault();
    toast(event.reason.message, { tone: "bad" });
  }
});

define("studio-app", StudioApp);
export { api };
