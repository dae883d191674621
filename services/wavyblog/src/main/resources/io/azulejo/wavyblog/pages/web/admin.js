// <wavy-categories>, <wavy-users>: pages of admins.
import { AzElement, define, html, nothing, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { layout } from "az/layout.js";
import { Task } from "az/task.js";
import { toast } from "az/toast.js";
import "az/avatar.js";
import "az/badge.js";
import "az/button.js";
import "az/card.js";
import "az/field.js";
import "az/form.js";
import "az/more.js";
import "az/states.js";

class WavyCategories extends AzElement {
  static properties = { api: { attribute: false }, problem: { state: true } };
  static styles = [reset, layout];

  list = new Task(this, (signal) => this.api.get("/categories", { query: { limit: 100 }, signal }));

  connectedCallback() {
    super.connectedCallback();
    this.list.run();
  }

  render() {
    return html`<div class="page-head"><h1>${t("wavy.categories")}</h1></div><div class="stack loose">
      <az-card heading=${t("wavy.add")}><az-form label=${t("wavy.add")} .problem=${this.problem} @az-submit=${this.add}><div class="pair">
        <az-field name="name" label=${t("wavy.name")} required></az-field><az-field name="slug" label=${t("wavy.slug")} required></az-field><az-field name="description" label=${t("wavy.description")} optional></az-field></div>
        <div class="row"><az-button type="submit" variant="primary">${t("wavy.add")}</az-button></div></az-form></az-card>
      ${this.list.render({
        loading: () => html`<az-skeleton shape="cards"></az-skeleton>`,
        failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.list.run()}></az-error>`,
        done: ({ items }) => html`<div class="cards">${items.map((category) => html`<az-card heading=${category.name} href="/wavyblog/category/${encodeURIComponent(category.slug)}"><p class="soft">${category.description ?? ""}</p><p class="mono small">${category.slug}</p></az-card>`)}</div>`,
      })}</div>`;
  }

  async add(event) {
    const { name, slug, description } = event.detail.values;
    this.problem = null;
    try {
      await this.api.post("/categories", { name, slug, description: description || null });
      toast(t("wavy.added"), { tone: "good" });
      event.target.reset?.();
      this.list.run();
    } catch (problem) {
      this.problem = problem;
    }
  }
}

class WavyUsers extends AzElement {
  static properties = { api: { attribute: false }, items: { state: true }, next: { state: true }, problem: { state: true } };
  static styles = [reset, layout];

  connectedCallback() {
    super.connectedCallback();
    this.items = [];
    this.more();
  }

  async more() {
    this.problem = null;
    try {
      const page = await this.api.get("/admin/users", { query: { cursor: this.next } });
      this.items = [...this.items, ...page.items];
      this.next = page.next;
    } catch (problem) {
      this.problem = problem;
    }
  }

  render() {
    return html`<div class="page-head"><h1>${t("wavy.users")}</h1></div>${this.problem ? html`<az-error .problem=${this.problem} @az-retry=${this.more}></az-error>` : nothing}
      <div class="cards">${this.items.map((user) => this.renderUser(user))}</div>
      ${this.next ? html`<az-more next=${this.next} count=${this.items.length} @az-more=${this.more}></az-more>` : nothing}`;
  }

  renderUser(user) {
    const admin = user.role === "admin";
    const active = user.status === "active";
    return html`<az-card heading=${user.name || user.username} href="/wavyblog/author/${encodeURIComponent(user.username)}"><az-avatar slot="aside" name=${user.name || user.username}></az-avatar>
      <p class="soft small">${user.username} · ${user.email}</p><div class="row"><az-badge tone=${admin ? "accent" : nothing}>${user.role}</az-badge><az-badge tone=${active ? "good" : "bad"}>${user.status}</az-badge></div>
      <az-button slot="actions" size="small" @click=${() => this.change(user, "role", admin ? "user" : "admin")}>${t(admin ? "wavy.makeUser" : "wavy.makeAdmin")}</az-button>
      <az-button slot="actions" size="small" variant=${active ? "danger" : nothing} @click=${() => this.change(user, "status", active ? "disabled" : "active")}>${t(active ? "wavy.disable" : "wavy.enable")}</az-button></az-card>`;
  }

  async change(user, what, value) {
    try {
      const changed = await this.api.put(`${path`/admin/users/${user.username}`}/${what}`, { [what]: value });
      this.items = this.items.map((each) => (each.username === user.username ? changed : each));
      toast(t("wavy.changed"), { tone: "good" });
    } catch (problem) {
      toast(problem.message, { tone: "bad" });
    }
  }
}

define("wavy-categories", WavyCategories);
define("wavy-users", WavyUsers);
