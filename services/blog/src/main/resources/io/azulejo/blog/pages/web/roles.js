// <blog-roles>: people by role; admins change them.
import { AzElement, define, html, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { layout } from "az/layout.js";
import { Task } from "az/task.js";
import { toast } from "az/toast.js";
import "az/avatar.js";
import "az/card.js";
import "az/select.js";
import "az/states.js";

const ROLES = ["admin", "editor", "moderator", "author", "reader"];

class BlogRoles extends AzElement {
  static properties = { api: { attribute: false } };
  static styles = [reset, layout];

  people = new Task(this, async (signal) => {
    const pages = await Promise.all(ROLES.map((role) => this.api.get("/admin/users", { query: { role, limit: 100 }, signal })));
    return ROLES.map((role, index) => ({ role, items: pages[index].items }));
  });

  connectedCallback() {
    super.connectedCallback();
    this.people.run();
  }

  render() {
    return html`<div class="page-head"><h1>${t("blog.roles")}</h1></div>${this.people.render({
      loading: () => html`<az-skeleton shape="cards"></az-skeleton>`,
      failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.people.run()}></az-error>`,
      done: (groups) => html`<div class="stack loose">${groups.filter(({ items }) => items.length).map(({ role, items }) => html`<section class="stack"><h2>${t(`blog.role.${role}`)}</h2><div class="cards">${items.map((account) => this.renderAccount(account))}</div></section>`)}</div>`,
    })}`;
  }

  renderAccount({ profile, role }) {
    return html`<az-card heading=${profile.name}><az-avatar slot="aside" name=${profile.name}></az-avatar><az-select name="role" label=${t("blog.role.set", { name: profile.name })} .value=${role} .options=${ROLES.map((each) => ({ value: each, label: t(`blog.role.${each}`) }))} @az-change=${(event) => this.change(profile, event.target.value)}></az-select></az-card>`;
  }

  async change(profile, role) {
    try {
      await this.api.put(path`/admin/users/${profile.userId}/role`, { role });
      toast(t("blog.changed"), { tone: "good" });
    } catch (problem) {
      toast(problem.message, { tone: "bad" });
    }
    this.people.run();
  }
}

define("blog-roles", BlogRoles);
