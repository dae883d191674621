// <studio-item>: one item: its fields, its JSON, what an edit changes, and the items that it leads to.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { confirm } from "az/confirm.js";
import { toast } from "az/toast.js";
import { api, path, world } from "./api.js";
import { href, queryText } from "./place.js";
import { studioStyles } from "./studio-styles.js";
import { blank, keyOf, keysOf, plain } from "./values.js";
import "az/button.js";
import "az/dialog.js";
import "az/diff.js";
import "az/field.js";
import "az/select.js";
import "az/tabs.js";
import "./value-editor.js";

const EFFECTS = { STAYS_OUT: "stays out", ENTERS: "enters", LEAVES: "leaves", MOVES: "moves", IS_REWRITTEN: "is rewritten", IS_UNTOUCHED: "is unchanged" };

class StudioItem extends AzElement {
  static properties = { table: { attribute: false }, entities: { attribute: false }, old: { state: true }, item: { state: true }, source: { state: true }, effects: { state: true }, problem: { state: true }, busy: { state: true } };
  static styles = [
    ...studioStyles,
    css`.related { display: flex; flex-wrap: wrap; gap: var(--az-2); } .effects { margin: 0; padding-inline-start: 1.2rem; } az-field.source { font-family: var(--az-mono); }`,
  ];

  constructor() {
    super();
    Object.assign(this, { old: null, item: {}, source: null, effects: null, problem: null, busy: false });
  }

  /** @param item null for a new one; an index may hold only a part, so the whole item is read */
  async show(item, partial = false) {
    let whole = item;
    if (item && partial) whole = (await api.post(path`/tables/${this.table.TableName}/item`, { key: keyOf(this.table, item) })).item;
    if (item && !whole) throw new Error("The item has been deleted in the meantime.");
    Object.assign(this, { old: whole, item: whole ?? this.template(null), source: null, effects: null, problem: null });
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector("az-dialog");
    dialog.guard = () => this.mayClose();
    await dialog.show();
  }

  get edited() {
    return this.source === null ? this.item : parse(this.source);
  }

  get changed() {
    return JSON.stringify(sorted(this.old ?? this.template(null))) !== (this.source === null ? JSON.stringify(sorted(this.item)) : this.source.trim() === JSON.stringify(this.item, null, 2) ? JSON.stringify(sorted(this.item)) : "");
  }

  /** A new item with the key attributes, or with all that an entity has. */
  template(entity) {
    const item = Object.fromEntries(keysOf(this.table).map(({ name, type }) => [name, blank(type)]));
    if (!entity) return item;
    const { table, definition } = entity;
    if (table.entityType && entity.types.length) item[table.entityType] = { S: entity.types[0] };
    item[table.partitionKey] = { S: definition.pk };
    if (table.sortKey && definition.sk) item[table.sortKey] = { S: definition.sk };
    for (const component of definition.components) if (!component.fromKey && !component.nullable) item[component.attribute] ??= blank(storedType(component.type));
    return item;
  }

  render() {
    const entity = this.old ? this.entities?.of(this.old) : null;
    return html`<az-dialog size="large" heading=${this.old ? entity?.name ?? "Item" : "New item"}>
      ${this.old ? this.renderRelated() : this.renderTemplates()}
      <az-tabs label="Ways to see the item" @az-tab=${this.onTab}>
        <section slot="fields" data-label="Fields"><studio-value-editor .item=${this.item} .fixed=${this.old ? keysOf(this.table).map((key) => key.name) : []} @az-item=${(event) => this.edit(event.detail.item)}></studio-value-editor></section>
        <section slot="json" data-label="DynamoDB JSON"><az-field class="source" label="The item in DynamoDB JSON" rows="18" .value=${this.source ?? JSON.stringify(this.item, null, 2)} @az-input=${(event) => this.editSource(event.detail.value)}></az-field></section>
        <section slot="changes" data-label="Changes">${this.renderChanges()}</section>
      </az-tabs>
      ${this.problem ? html`<p class="notice bad" role="alert">${this.problem}</p>` : nothing}
      ${this.renderEffects()}
      ${this.old ? html`<az-button slot="footer" variant="danger" icon="trash" ?disabled=${this.locked} @click=${this.destroy}>Delete</az-button><az-button slot="footer" icon="copy" @click=${this.duplicate}>Duplicate</az-button>` : nothing}
      <az-button slot="footer" @click=${this.preview}>Preview changes</az-button>
      <az-button slot="footer" variant="primary" ?busy=${this.busy} ?disabled=${this.locked} @click=${this.save}>Save</az-button>
    </az-dialog>`;
  }

  get locked() {
    return world.state.writes === "REFUSED";
  }

  renderRelated() {
    const links = this.entities?.related(this.old) ?? [];
    return html`<div class="related">${links.map(({ entity, pk, sk }) => html`<a class="chip hue-${entity.hue}" href=${href("table", this.table.TableName) + queryText({ pk, sk: sk ?? "", op: sk ? "=" : "" })} @click=${() => this.close()}>${entity.name} ${sk ?? pk}</a>`)}
      ${this.partitions().map(({ index, pk }) => html`<a class="chip" href=${href("table", this.table.TableName, index) + queryText({ pk })} @click=${() => this.close()}>${index ?? "Partition"} ${pk}</a>`)}</div>`;
  }

  /** The partitions that the item stands in: of the table and of each index. */
  partitions() {
    const places = [null, ...[...(this.table.GlobalSecondaryIndexes ?? []), ...(this.table.LocalSecondaryIndexes ?? [])].map((each) => each.IndexName)];
    return places.flatMap((index) => {
      const keys = keysOf(this.table, index);
      if (keys.some(({ name }) => !this.old[name]) || keys.filter((key) => key.partition).length > 1) return [];
      return [{ index, pk: plain(this.old[keys[0].name]) }];
    });
  }

  renderTemplates() {
    if (!this.entities?.known.length) return nothing;
    return html`<div class="related" role="group" aria-label="Start from an entity">${this.entities.known.map((entity) => html`<button type="button" class="chip hue-${entity.hue}" @click=${() => this.edit(this.template(entity))}>${entity.name}</button>`)}</div>`;
  }

  renderChanges() {
    let item;
    try {
      item = this.edited;
    } catch (problem) {
      return html`<p class="notice bad">${problem.message}</p>`;
    }
    return html`<az-diff label="Changes" .before=${this.old ? JSON.stringify(sorted(this.old), null, 2) : ""} .after=${JSON.stringify(sorted(item), null, 2)}></az-diff>`;
  }

  renderEffects() {
    if (!this.effects) return nothing;
    const stale = Object.entries(this.effects.stale);
    return html`<div class="stack tight" role="status">
      <ul class="effects">${this.effects.indexes.map(({ index, effect, before, after }) => html`<li><b>${index}</b> ${EFFECTS[effect]}${effect === "MOVES" ? html`: <code>${keyText(before)}</code> → <code>${keyText(after)}</code>` : effect === "ENTERS" ? html`: <code>${keyText(after)}</code>` : nothing}</li>`)}</ul>
      ${stale.length ? html`<div class="notice"><p>The design would write otherwise:</p><ul class="effects">${stale.map(([name, value]) => html`<li>${name ? html`<b>${name}</b> ${value === null ? "absent" : html`<code>${plain(value)}</code>`}` : value}</li>`)}</ul>
        ${stale.some(([name]) => name) ? html`<az-button size="small" @click=${this.apply}>Apply them</az-button>` : nothing}</div>` : nothing}</div>`;
  }

  edit(item) {
    Object.assign(this, { item, source: null, effects: null, problem: null });
  }

  editSource(source) {
    Object.assign(this, { source, effects: null, problem: null });
  }

  onTab(event) {
    if (event.detail.name !== "fields" || this.source === null) return;
    try {
      this.edit(parse(this.source));
    } catch (problem) {
      this.problem = problem.message;
    }
  }

  apply() {
    const item = { ...this.edited };
    for (const [name, value] of Object.entries(this.effects.stale)) {
      if (value === null) delete item[name];
      else if (name) item[name] = value;
    }
    this.edit(item);
    this.preview();
  }

  async preview() {
    await this.attempt(async () => {
      this.effects = await api.post(path`/tables/${this.table.TableName}/effects`, { old: this.old, item: this.edited });
    });
    return !this.problem;
  }

  async save() {
    if (!this.effects && !(await this.preview())) return;
    const broken = Object.keys(this.effects.stale).length > 0;
    if (broken && !(await confirm({ heading: "Save it as it is?", text: "The design would write some attributes otherwise, so its access patterns may not find the item.", action: "Save as it is", tone: "danger" }))) return;
    if (!broken && !(await this.confirmed("Save this item?"))) return;
    const [old, item] = [this.old, this.edited];
    await this.write("/save", { old, item }, () => undo(this, old, item));
  }

  async destroy() {
    if (!(await confirm({ heading: "Delete this item?", text: Object.values(keyOf(this.table, this.old)).map(plain).join(" / "), action: "Delete", tone: "danger" }))) return;
    const { old } = this;
    await this.write("/delete", { old }, () => undo(this, old, null));
  }

  /** At an endpoint that others use, every write is asked for. */
  confirmed(heading) {
    return world.state.writes !== "CONFIRMED" ? true : confirm({ heading, text: "This table is not on this machine.", action: "Write" });
  }

  async write(action, body, offerUndo) {
    await this.attempt(async () => {
      await api.post(path`/tables/${this.table.TableName}` + action, body);
      this.old = this.item = this.edited;
      this.source = null;
      this.close();
      this.emit("az-saved");
      offerUndo();
    });
  }

  async attempt(work) {
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (problem) {
      this.problem = problem.errors?.length ? problem.errors.map((each) => `${each.field ?? each.pointer}: ${each.reason ?? each.detail}`).join("; ") : problem.message;
    } finally {
      this.busy = false;
    }
  }

  duplicate() {
    Object.assign(this, { old: null, item: { ...this.edited }, source: null, effects: null });
    toast("A copy: give it another key.");
  }

  close() {
    this.renderRoot.querySelector("az-dialog").guard = null;
    this.renderRoot.querySelector("az-dialog").close();
  }

  async mayClose() {
    return !this.changed || confirm({ heading: "Discard the changes?", text: "What you typed has not been saved.", action: "Discard", tone: "danger" });
  }
}

/** Offers to take an edit back, as long as nobody changed the item since. */
function undo(view, before, after) {
  const url = path`/tables/${view.table.TableName}`;
  const revert = async () => {
    if (before && after) await api.post(`${url}/save`, { old: after, item: before });
    else if (before) await api.post(`${url}/save`, { item: before });
    else await api.post(`${url}/delete`, { old: after });
    view.emit("az-saved");
    toast("Taken back", { tone: "good" });
  };
  toast(after ? "Saved" : "Deleted", { tone: "good", action: { label: "Undo", run: () => revert().catch((problem) => toast(problem.message, { tone: "bad" })) } });
}

function parse(source) {
  try {
    return JSON.parse(source);
  } catch (problem) {
    throw new Error(`This is not JSON: ${problem.message}`);
  }
}

const sorted = (item) => Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)));
const keyText = (key) => Object.values(key).map(plain).join(" / ");

/** DynamoDB type of a component, by its description. */
function storedType(type) {
  const numbers = /^(BOXED_)?(INT|LONG|DOUBLE|SHORT|FLOAT)$|^BIG_|^DURATION$/;
  switch (type["@type"]) {
    case "scalar": return type.kind === "BYTES" ? "B" : /BOOLEAN/.test(type.kind) ? "BOOL" : numbers.test(type.kind) ? "N" : "S";
    case "epochSeconds": return "N";
    case "nested": case "oneOf": case "map": return "M";
    case "list": return "L";
    case "set": return `${storedType(type.element)}S`;
    case "converted": return storedType(type.as);
    default: return "S";
  }
}

define("studio-item", StudioItem);
