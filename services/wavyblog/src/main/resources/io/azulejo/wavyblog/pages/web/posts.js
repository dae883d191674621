// <wavy-posts>: drafts and published posts of the person.
import { AzElement, define, html, nothing, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { layout } from "az/layout.js";
import { Task } from "az/task.js";
import "az/badge.js";
import "az/button.js";
import "az/card.js";
import "az/more.js";
import "az/states.js";
import "az/time.js";

class WavyPosts extends AzElement {
  static properties = { api: { attribute: false }, user: { attribute: false } };
  static styles = [reset, layout];

  lists = new Task(this, async (signal) => {
    const [drafts, published] = await Promise.all([this.api.get("/me/drafts", { signal }), this.api.get(path`/users/${this.user.name}/posts`, { signal })]);
    return { drafts, published };
  });

  connectedCallback() {
    super.connectedCallback();
    this.lists.run();
  }

  render() {
    return html`<div class="page-head"><h1>${t("wavy.mine")}</h1><az-button variant="primary" icon="plus" href="/wavyblog/app/write">${t("wavy.new")}</az-button></div>
      ${this.lists.render({
        loading: () => html`<az-skeleton shape="cards"></az-skeleton>`,
        failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.lists.run()}></az-error>`,
        done: ({ drafts, published }) => html`<div class="stack loose">
          ${this.renderList("drafts", drafts, () => html`<az-empty heading=${t("wavy.noDrafts")} text=${t("wavy.noDrafts.text")}><az-button href="/wavyblog/app/write">${t("wavy.new")}</az-button></az-empty>`)}
          ${this.renderList("published", published, () => html`<az-empty heading=${t("wavy.noPosts")}></az-empty>`)}</div>`,
      })}`;
  }

  renderList(name, list, empty) {
    return html`<section class="stack" aria-label=${t(`wavy.${name}`)}><h2>${t(`wavy.${name}`)}</h2>
      ${list.items.length ? html`<div class="cards">${list.items.map((post) => this.renderPost(name, post))}</div>` : empty()}
      ${list.next ? html`<az-more next=${list.next} count=${list.items.length} @az-more=${() => this.more(name)}></az-more>` : nothing}</section>`;
  }

  renderPost(name, post) {
    return html`<az-card heading=${post.title} href="/wavyblog/app/edit/${encodeURIComponent(post.slug)}" tone=${name === "drafts" ? "warn" : "good"}>
      <div class="row small soft"><az-badge>${post.category}</az-badge><az-time value=${post.updatedAt}></az-time></div>
      ${name === "published" ? html`<a slot="actions" href="/wavyblog/read/${encodeURIComponent(post.slug)}">${t("wavy.read")}</a>` : nothing}</az-card>`;
  }

  async more(name) {
    const list = this.lists.value[name];
    const url = name === "drafts" ? "/me/drafts" : path`/users/${this.user.name}/posts`;
    const page = await this.api.get(url, { query: { cursor: list.next } });
    Object.assign(list, { items: [...list.items, ...page.items], next: page.next });
    this.requestUpdate();
  }
}

define("wavy-posts", WavyPosts);
