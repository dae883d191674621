// <blog-editor post-id="…">: writes a post, with a preview as the server renders it. Without an id it makes a new one.
import { AzElement, css, define, html, nothing, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { layout } from "az/layout.js";
import { prose } from "az/prose.js";
import { toast } from "az/toast.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import "az/badge.js";
import "az/button.js";
import "az/field.js";
import "az/form.js";
import "az/select.js";
import "az/states.js";

const PAUSE = 250;

class BlogEditor extends AzElement {
  static properties = { api: { attribute: false }, router: { attribute: false }, postId: { attribute: "post-id" }, post: { state: true }, categories: { state: true }, preview: { state: true }, problem: { state: true }, failed: { state: true }, busy: { state: true } };
  static styles = [
    reset,
    layout,
    prose,
    css`
      .write { display: grid; gap: var(--az-6); grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); align-items: start; }
      .preview { position: sticky; top: 5rem; background: var(--az-surface); border: 1px solid var(--az-line); border-radius: var(--az-radius); padding: clamp(1rem, 3vw, 2rem); max-height: calc(100dvh - 7rem); overflow: auto; }
      .preview h2.label { font: 600 var(--az-text-s)/1 var(--az-font); color: var(--az-soft); margin-bottom: var(--az-4); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { postId: "", post: null, publishing: false, categories: [], preview: "", problem: null, failed: null, busy: false });
  }

  willUpdate(changed) {
    if (changed.has("postId") || changed.has("api")) this.load();
  }

  async load() {
    if (!this.api || (this.post && (this.post.postId ?? "") === this.postId)) return;
    this.failed = null;
    try {
      const roots = (await this.api.get("/categories")).items;
      const children = await Promise.all(roots.map((root) => this.api.get("/categories", { query: { parent: root.categoryId } })));
      this.categories = roots.flatMap((root, index) => [{ value: root.categoryId, label: root.name }, ...children[index].items.map((child) => ({ value: child.categoryId, label: `${root.name} › ${child.name}` }))]);
      if (this.postId) this.show(await this.api.get(path`/posts/${this.postId}`));
      else this.post = { postId: null, title: "", excerpt: "", content: "", categoryId: this.categories[0]?.value ?? "", status: "draft", version: 0 };
    } catch (problem) {
      this.failed = problem;
    }
  }

  show({ post, status, content, html: rendered, version }) {
    this.post = { ...this.post, ...post, status, version, content: content ?? this.post.content };
    if (rendered !== undefined) this.preview = rendered;
  }

  render() {
    if (this.failed) return html`<div class="page-head"><az-error .problem=${this.failed} @az-retry=${this.load}></az-error></div>`;
    if (!this.post) return html`<div class="page-head"><az-skeleton lines="6"></az-skeleton></div>`;
    const { post } = this;
    return html`<div class="page-head"><h1>${post.postId ? post.title : t("blog.write")}</h1>${post.postId ? html`<az-badge tone=${post.status === "published" ? "good" : "warn"}>${t(`blog.status.${post.status}`)}</az-badge>` : nothing}</div>
      <div class="write"><az-form label=${t("blog.write")} .problem=${this.problem} ?busy=${this.busy} @az-submit=${this.submit}>
        <az-field name="title" label=${t("blog.title")} value=${post.title} required></az-field>
        <az-select name="categoryId" label=${t("blog.category")} .value=${post.categoryId} .options=${this.categories}></az-select>
        <az-field name="excerpt" label=${t("blog.excerpt")} value=${post.excerpt ?? ""} optional></az-field>
        <az-field name="content" label=${t("blog.body")} rows="14" value=${post.content} @az-input=${this.typed}></az-field>
        <div class="row">${this.renderActions()}</div></az-form>
        <section class="preview" aria-label=${t("blog.preview")}><h2 class="label">${t("blog.preview")}</h2><div class="az-prose">${this.preview ? unsafeHTML(this.preview) : html`<p class="soft">${t("blog.preview.empty")}</p>`}</div></section></div>`;
  }

  renderActions() {
    const published = this.post.status === "published";
    return html`${published ? nothing : html`<az-button variant="primary" @click=${() => this.send(true)}>${t("blog.publish")}</az-button>`}<az-button variant=${published ? "primary" : nothing} @click=${() => this.send(false)}>${t("blog.save")}</az-button>
      ${published ? html`<az-button @click=${() => this.change("unpublish", "blog.unpublished")}>${t("blog.unpublish")}</az-button><az-button variant="quiet" href="/blog/app/post/${encodeURIComponent(this.post.slug ?? this.post.postId)}">${t("blog.open")}</az-button>` : nothing}`;
  }

  typed(event) {
    clearTimeout(this.timer);
    const text = event.target.value;
    this.timer = setTimeout(async () => {
      // A preview that fails is only late: saving tells what is wrong.
      const rendered = await this.api.post("/app/preview", { text }).catch(() => null);
      if (rendered) this.preview = rendered.html;
    }, PAUSE);
  }

  send(publishing) {
    this.publishing = publishing;
    this.renderRoot.querySelector("az-form").submit();
  }

  submit(event) {
    const { title, categoryId, excerpt, content } = event.detail.values;
    const change = { title, categoryId, excerpt: excerpt || null, content };
    return this.attempt(async () => {
      this.post = { ...this.post, content };
      if (this.post.postId) this.show(await this.api.patch(path`/posts/${this.post.postId}`, change, { version: `"${this.post.version}"` }));
      else this.show(await this.api.post("/posts", change, { idempotencyKey: true }));
      this.postId = this.post.postId;
      if (this.publishing) await this.change("publish", "blog.published");
      else toast(t("blog.saved"), { tone: "good" });
      this.router.go(path`/edit/${this.post.postId}`, { replace: true });
    });
  }

  change(action, message) {
    return this.attempt(async () => {
      this.show(await this.api.post(`${path`/posts/${this.post.postId}`}/${action}`));
      toast(t(message), { tone: "good" });
    });
  }

  async attempt(work) {
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }
}

define("blog-editor", BlogEditor);
