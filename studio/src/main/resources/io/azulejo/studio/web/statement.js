// <studio-statement>: a PartiQL statement, what it would do, and what it returned.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { confirm } from "az/confirm.js";
import { duration, number } from "az/locale.js";
import { api, world } from "./api.js";
import { place } from "./place.js";
import { studioStyles } from "./studio-styles.js";
import { plain, typed } from "./values.js";
import "az/button.js";
import "az/field.js";
import "az/grid.js";
import "az/menu.js";

const HISTORY = "studio-statements";
const EXPLAIN_AFTER = 300;

class StudioStatement extends AzElement {
  static properties = { tables: { attribute: false }, initial: {}, statement: { state: true }, plan: { state: true }, outcome: { state: true }, problem: { state: true }, busy: { state: true } };
  static styles = [...studioStyles, css`az-grid { height: min(60dvh, 40rem); } .plan { display: flex; gap: var(--az-2); align-items: center; min-height: 2rem; }`];

  constructor() {
    super();
    Object.assign(this, { statement: "", plan: null, outcome: null, problem: null, busy: false });
  }

  firstUpdated() {
    if (this.initial) this.edit(this.initial);
  }

  get history() {
    return JSON.parse(sessionStorage.getItem(HISTORY) ?? "[]");
  }

  render() {
    return html`<div class="stack"><div><h1>PartiQL</h1><p class="soft">Statements in DynamoDB's SQL. The line below says what a statement reads before you run it.</p></div>
      <div class="row">${this.tables.length ? html`<az-menu bordered label="Start from a table" .items=${this.tables.flatMap((table) => [{ id: table.TableName, label: table.TableName }, ...(table.GlobalSecondaryIndexes ?? []).map((index) => ({ id: `${table.TableName}\t${index.IndexName}`, label: `${table.TableName} ${index.IndexName}` }))])} @az-select=${(event) => this.start(event.detail.id)}>Start from a table</az-menu>` : nothing}
        ${this.history.length ? html`<az-menu bordered label="History" icon="clock" .items=${this.history.map((text, at) => ({ id: String(at), label: text }))} @az-select=${(event) => this.edit(this.history[Number(event.detail.id)])}>History</az-menu>` : nothing}</div>
      <az-field label="Statement" rows="5" .value=${this.statement} placeholder='SELECT * FROM "Orders" WHERE "PK" = &apos;COMPANY#1&apos;' @az-input=${(event) => this.edit(event.detail.value)} @keydown=${(event) => (event.ctrlKey || event.metaKey) && event.key === "Enter" && this.run()}></az-field>
      <div class="plan" role="status">${this.plan ? html`<span class="chip">${this.plan.kind}</span>${this.plan.explanation}${this.plan.scans ? html` <strong>Costs grow with the table.</strong>` : nothing}` : nothing}</div>
      <div class="row"><az-button variant="primary" ?busy=${this.busy} ?disabled=${!this.statement.trim()} @click=${() => this.run()}>Run</az-button><span class="soft small">Ctrl+Enter</span></div>
      ${this.problem ? html`<p class="notice bad" role="alert">${this.problem.message}</p>` : nothing}
      ${this.outcome ? this.renderOutcome() : nothing}</div>`;
  }

  start(id) {
    const [table, index] = id.split("\t");
    const described = this.tables.find((each) => each.TableName === table);
    const keys = (index ? described.GlobalSecondaryIndexes.find((each) => each.IndexName === index) : described).KeySchema;
    this.edit(`SELECT * FROM "${table}"${index ? `."${index}"` : ""} WHERE "${keys[0].AttributeName}" = ''`);
  }

  edit(statement) {
    this.statement = statement;
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      this.plan = statement.trim() ? await api.post("/statements/explain", { statement }) : null;
    }, EXPLAIN_AFTER);
  }

  async run(next = null) {
    const { statement } = this;
    this.plan = await api.post("/statements/explain", { statement });
    if (this.plan.kind === "write" && world.state.writes !== "REFUSED" && !(await confirm({ heading: "Write into the table?", text: statement, action: "Run", tone: "danger" }))) return;
    this.busy = true;
    this.problem = null;
    try {
      const outcome = await api.post("/statements", { statement, next });
      this.outcome = next ? { ...outcome, items: [...this.outcome.items, ...outcome.items] } : outcome;
      sessionStorage.setItem(HISTORY, JSON.stringify([statement, ...this.history.filter((each) => each !== statement)].slice(0, 20)));
      place.replaceQuery({ statement });
    } catch (problem) {
      this.problem = problem;
      this.outcome = null;
    } finally {
      this.busy = false;
    }
  }

  renderOutcome() {
    const { items, next, units, millis } = this.outcome;
    const keys = this.tables.find((table) => table.TableName === this.plan?.table)?.KeySchema.map((key) => key.AttributeName) ?? [];
    const present = new Set(items.flatMap((item) => Object.keys(item)));
    const names = [...keys.filter((name) => present.has(name)), ...[...present].filter((name) => !keys.includes(name))];
    const columns = names.map((name, at) => ({ key: name, label: name, min: 11, sortable: true, mono: true, hidden: at >= 12, format: (_, row) => typed(row.item_[name], 80) }));
    const rows = items.map((item) => ({ ...Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)])), item_: item }));
    return html`<p class="soft small">${number(items.length)} items, ${units === null || units === undefined ? "units unknown" : `${number(units)} units`}, ${duration(millis)}</p>
      ${items.length ? html`<az-grid label="Items" .columns=${columns} .rows=${rows}>${next ? html`<az-button slot="tools" size="small" @click=${() => this.run(next)}>Load more</az-button>` : nothing}</az-grid>` : html`<p class="notice good">Done.</p>`}`;
  }
}

define("studio-statement", StudioStatement);
