// <blog-feed category="…" | mine="drafts|bookmarks">: posts, with the tree of categories beside them.
import { AzElement, css, define, html, nothing, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { layout } from "az/layout.js";
import { Task } from "az/task.js";
import "az/card.js";
import "az/more.js";
import "az/states.js";
import "az/time.js";

class BlogFeed extends AzElement {
  static properties = { api: { attribute: false }, category: {}, mine: {}, tree: { state: true } };
  static styles = [
    reset,
    layout,
    css`
      .columns { display: grid; gap: var(--az-8); grid-template-columns: 13rem minmax(0, 1fr); align-items: start; } .columns.one { grid-template-columns: minmax(0, 1fr); }
      nav ul { list-style: none; margin: 0; padding: 0; } nav ul ul { padding-inline-start: var(--az-4); border-inline-start: 2px solid var(--az-line); }
      nav a { display: block; padding: .35rem .5rem; border-radius: var(--az-radius-s); text-decoration: none; font-weight: 600; } nav ul ul a { font-weight: 500; } nav a:hover, nav a[aria-current] { background: var(--az-accent-soft); }
      @media (max-width: 56rem) { .columns { grid-template-columns: minmax(0, 1fr); gap: var(--az-4); } nav > ul { display: flex; flex-wrap: wrap; } nav ul ul { display: none; } }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { category: "", mine: "", tree: [] });
  }

  posts = new Task(this, (signal) => this.api.get(this.address, { query: this.category ? { below: true } : {}, signal }));

  get address() {
    if (this.mine) return `/me/${this.mine}`;
    return this.category ? path`/categories/${this.category}/posts` : "/posts";
  }

  willUpdate(changed) {
    if (changed.has("category") || changed.has("mine")) {
      this.posts.value = undefined;
      this.posts.run();
      if (!this.mine && !this.tree.length) this.loadTree();
    }
  }

  async loadTree() {
    const { items } = await this.api.get("/categories").catch(() => ({ items: [] }));
    this.tree = await Promise.all(items.map(async (root) => ({ ...root, children: (await this.api.get("/categories", { query: { parent: root.categoryId } })).items })));
  }

  render() {
    const names = this.tree.flatMap((root) => [root, ...root.children]);
    const heading = this.mine ? t(`blog.${this.mine}`) : names.find(({ categoryId }) => categoryId === this.category)?.name ?? t("blog.newest");
    return html`<div class="page-head"><h1>${heading}</h1></div><div class="columns ${this.mine ? "one" : ""}">${this.mine ? nothing : this.renderTree()}
      <div class="stack">${this.posts.render({
        loading: () => html`<az-skeleton shape="cards"></az-skeleton>`,
        failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.posts.run()}></az-error>`,
        done: (page) => (page.items.length ? this.renderPosts(page) : html`<az-empty heading=${t(this.mine === "drafts" ? "blog.noDrafts" : "blog.empty")} text=${this.mine === "drafts" ? t("blog.noDrafts.text") : ""}></az-empty>`),
      })}</div></div>`;
  }

  renderTree() {
    const link = ({ categoryId, name }) => html`<a href="/blog/app/category/${encodeURIComponent(categoryId)}" aria-current=${categoryId === this.category ? "page" : nothing}>${name}</a>`;
    return html`<nav aria-label=${t("blog.categories")}><ul><li><a href="/blog/app/" aria-current=${this.category ? nothing : "page"}>${t("blog.all")}</a></li>
      ${this.tree.map((root) => html`<li>${link(root)}${root.children.length ? html`<ul>${root.children.map((child) => html`<li>${link(child)}</li>`)}</ul>` : nothing}</li>`)}</ul></nav>`;
  }

  renderPosts(page) {
    return html`<div class="cards">${page.items.map((post) => html`<az-card heading=${post.title} href=${this.mine === "drafts" ? `/blog/app/edit/${encodeURIComponent(post.postId)}` : `/blog/app/post/${encodeURIComponent(post.slug ?? post.postId)}`}>
        ${post.excerpt ? html`<p>${post.excerpt}</p>` : nothing}<p class="small soft">${t("blog.by", { name: post.authorName ?? post.authorId })} · <az-time value=${post.publishedAt ?? post.updatedAt}></az-time></p></az-card>`)}</div>
      ${page.next ? html`<az-more next=${page.next} count=${page.items.length} @az-more=${() => this.more(page)}></az-more>` : nothing}`;
  }

  async more(page) {
    const next = await this.api.get(this.address, { query: { ...(this.category && { below: true }), cursor: page.next } });
    Object.assign(page, { items: [...page.items, ...next.items], next: next.next });
    this.requestUpdate();
  }
}

define("blog-feed", BlogFeed);
