// <studio-pattern>: runs an access pattern with the design's own generated code and shows what it did.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { confirm } from "az/confirm.js";
import { duration, number } from "az/locale.js";
import { api, path, world } from "./api.js";
import { asCli, asJava, asPython, asToolkit } from "./copy-as.js";
import { Entities } from "./entities.js";
import { href, place } from "./place.js";
import { studioStyles } from "./studio-styles.js";
import { plain, typed } from "./values.js";
import "az/button.js";
import "az/code.js";
import "az/diff.js";
import "az/json.js";
import "az/stat.js";
import "az/tabs.js";
import "./form-field.js";

class StudioPattern extends AzElement {
  static properties = { design: { attribute: false }, method: {}, initial: {}, values: { state: true }, outcome: { state: true }, problem: { state: true }, busy: { state: true }, examples: { state: true } };
  static styles = [
    ...studioStyles,
    css`
      .columns { display: grid; gap: var(--az-5); grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr); align-items: start; } .form { display: grid; gap: var(--az-3); position: sticky; top: var(--az-4); }
      @media (max-width: 72rem) { .columns { grid-template-columns: minmax(0, 1fr); } .form { position: static; } } ul.lines { margin: 0; padding-inline-start: 1.2rem; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { values: {}, outcome: null, problem: null, busy: false, examples: [] });
  }

  willUpdate(changed) {
    if (!changed.has("method") && !changed.has("design")) return;
    Object.assign(this, { values: initialValues(this.initial), outcome: null, problem: null, examples: [] });
    const { method } = this;
    api.get(path`/designs/${this.design.name}/patterns/${method}/examples`).then((examples) => { if (method === this.method) this.examples = examples; }, () => {});
  }

  get pattern() {
    // Methods of one name are told apart by the summaries, which are in the order of the definitions.
    return this.design.definition.patterns[this.design.patterns.findIndex((each) => each.method === this.method)];
  }

  get writes() {
    return !["get", "query", "composed"].includes(this.pattern["@type"]);
  }

  render() {
    const summary = this.design.patterns.find((each) => each.method === this.method);
    const fields = this.design.forms[this.method];
    return html`<div class="stack">
      <p><a href=${href("design", this.design.name)}>${this.design.name}</a></p>
      <div><h1>${this.pattern.name}</h1><p class="soft">${marked(summary.operation)}. Expected: ${summary.cost}.</p></div>
      <div class="columns">
        <form class="panel form" @submit=${(event) => event.preventDefault()} @keydown=${this.onKey}>
          ${this.examples.length && fields.some((field) => field.name in this.examples[0]) ? html`<az-menu bordered label="Examples from the table" icon="table" .items=${this.examples.map((example, at) => ({ id: String(at), label: Object.values(example).join(" · ") }))} @az-select=${(event) => this.take(this.examples[Number(event.detail.id)])}>Examples from the table</az-menu>` : nothing}
          ${fields.map((field) => html`<studio-form-field .field=${field} .value=${this.values[field.name]} error=${this.problem?.fields?.[field.name] ?? ""} .examples=${[...new Set(this.examples.map((example) => example[field.name]).filter(Boolean))]} @az-value=${(event) => (this.values = { ...this.values, [field.name]: event.detail.value })}></studio-form-field>`)}
          ${fields.length ? nothing : html`<p class="soft">The pattern has no parameters.</p>`}
          <div class="row"><az-button variant=${this.writes ? "danger" : "primary"} ?busy=${this.busy} ?disabled=${this.writes && world.state.writes === "REFUSED"} @click=${() => this.run()}>Run</az-button>
            ${this.writes ? html`<az-button @click=${() => this.run({ dry: true })}>Try without writing</az-button>` : nothing}</div>
        </form>
        <div class="stack" role="status">${this.problem ? html`<p class="notice bad" role="alert">${this.problem.errors?.length ? this.problem.errors.map((error) => `${error.field ?? error.pointer}: ${error.reason ?? error.detail}`).join("; ") : this.problem.message}</p>` : nothing}${this.outcome ? this.renderOutcome(summary) : html`<p class="soft">Run it: the requests that are sent, the items that come and what they cost appear here.</p>`}</div>
      </div></div>`;
  }

  take(example) {
    this.values = { ...this.values, ...example };
  }

  onKey(event) {
    if (event.key === "Enter" && event.composedPath()[0].localName === "input" && !event.defaultPrevented) this.run();
  }

  async run({ dry = false, cursor = null } = {}) {
    // A combobox tells its text when it loses the focus.
    this.renderRoot.activeElement?.blur();
    await this.updateComplete;
    if (!dry && this.writes && !(await confirm({ heading: "Write into the table?", text: `${this.pattern.name} changes items.`, action: "Run", tone: "danger" }))) return;
    const fields = this.design.forms[this.method];
    const values = Object.fromEntries(fields.map((field) => [field.name, field.kind === "page" ? { size: this.values[field.name]?.size ?? "25", cursor } : this.values[field.name]]).filter(([, value]) => value !== undefined));
    this.busy = true;
    this.problem = null;
    try {
      const url = path`/designs/${this.design.name}/patterns/${this.method}`;
      this.outcome = { ...(await api.post(dry ? `${url}/dry-run` : url, values)), dry };
      place.replaceQuery({ arguments: JSON.stringify(this.values) });
    } catch (problem) {
      this.problem = problem;
      this.outcome = null;
    } finally {
      this.busy = false;
    }
  }

  renderOutcome(summary) {
    const { outcome } = this;
    return html`${outcome.failure ? html`<p class="notice bad" role="alert">${outcome.failure}</p>` : nothing}
      <div class="stats"><az-stat id="requests" label="Requests" value=${outcome.requests.length}></az-stat><az-stat label="Read units" value=${number(outcome.readUnits)}></az-stat><az-stat label="Write units" value=${number(outcome.writeUnits)}></az-stat>${outcome.millis === undefined ? nothing : html`<az-stat label="Time" value=${duration(outcome.millis)}></az-stat>`}</div>
      <p class="soft small">Expected by the design's cost sheet: ${summary.cost}.</p>
      ${outcome.dry ? this.renderChanges(outcome.changes) : nothing}
      <az-tabs label="Parts of the result">
        <section slot="items" data-label="Items" data-count=${outcome.items.length}>${this.renderItems(outcome.items)}${outcome.next ? html`<p><az-button @click=${() => this.run({ cursor: outcome.next })}>Next page</az-button></p>` : nothing}</section>
        <section slot="returned" data-label="Returned"><div class="panel"><az-json .value=${outcome.result ?? null} depth="3"></az-json></div></section>
        <section slot="sent" data-label="Sent" data-count=${outcome.requests.length}><div class="stack">${outcome.requests.map((request) => html`<az-code language="json" label=${request.operation} .code=${JSON.stringify(request.body, null, 2)}></az-code>`)}</div></section>
        <section slot="copy" data-label="Copy as">${this.renderCopies(outcome.requests)}</section>
      </az-tabs>`;
  }

  renderChanges(changes) {
    if (!changes.length) return html`<p class="notice good">Nothing would change.</p>`;
    return html`<h2>${changes.length} ${changes.length === 1 ? "item" : "items"} would change</h2>${changes.map((change) => html`<div class="panel stack tight"><b class="mono">${change.table} ${Object.values(change.key).map(plain).join(" / ")}</b>
      <az-diff label="Change" .before=${change.before ? JSON.stringify(change.before, null, 2) : ""} .after=${change.after ? JSON.stringify(change.after, null, 2) : ""}></az-diff>
      <ul class="lines small">${change.indexes.filter(({ effect }) => !["STAYS_OUT", "IS_UNTOUCHED"].includes(effect)).map(({ index, effect, after }) => html`<li>${index}: ${effect.toLowerCase().replaceAll("_", " ")} <code>${Object.values(after).map(plain).join(" / ")}</code></li>`)}</ul></div>`)}`;
  }

  renderItems(items) {
    const entities = new Entities(this.design.definition.tables);
    if (!items.length) return html`<p class="soft">None.</p>`;
    return html`<ul class="items">${items.map((item) => {
      const entity = entities.of(item);
      const table = entity && this.design.tables[entity.table.name];
      const target = table ? `${href("table", table)}?${new URLSearchParams({ pk: plain(item[entity.table.partitionKey]) })}` : null;
      return html`<li><a class="stored ${entity ? `hue-${entity.hue}` : ""}" href=${target ?? nothing}><span class="sort">${entity ? [entity.table.partitionKey, entity.table.sortKey].filter(Boolean).map((key) => plain(item[key])).join(" / ") : ""}</span><span class="kind">${entity?.name ?? ""}</span>
        ${Object.entries(item).filter(([name]) => name !== entity?.table.partitionKey && name !== entity?.table.sortKey).slice(0, 8).map(([name, value]) => html`<span class="attribute"><b>${name}</b> ${typed(value, 48)}</span>`)}</a></li>`;
    })}</ul>`;
  }

  renderCopies(requests) {
    const endpoint = location.origin;
    return html`<div class="stack"><az-code language="java" label="Azulejo" .code=${asToolkit(this.design, this.pattern, this.values)}></az-code>
      ${requests.map((request) => html`<az-code language="shell" label="AWS CLI: ${request.operation}" .code=${asCli(request, endpoint)}></az-code><az-code label="Python (boto3): ${request.operation}" .code=${asPython(request, endpoint)}></az-code><az-code language="java" label="AWS SDK for Java: ${request.operation}" .code=${asJava(request)}></az-code>`)}</div>`;
  }
}

function initialValues(text) {
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}

/** Text with keys in backticks. */
export const marked = (text) => text.split("`").map((piece, at) => (at % 2 ? html`<code>${piece}</code>` : piece));

define("studio-pattern", StudioPattern);
