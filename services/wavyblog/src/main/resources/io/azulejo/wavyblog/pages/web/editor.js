// <wavy-editor slug="…">: writes a post, with a preview as the server renders it. Without a slug it makes a new one.
import { AzElement, css, define, html, nothing, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { confirm } from "az/confirm.js";
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

class WavyEditor extends AzElement {
  static properties = { api: { attribute: false }, router: { attribute: false }, slug: {}, post: { state: true }, categories: { state: true }, preview: { state: true }, problem: { state: true }, failed: { state: true }, busy: { state: true } };
  static styles = [
    reset,
    layout,
    prose,
    css`
      .write { display: grid; gap: var(--az-6); grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); align-items: start; }
      .preview { position: sticky; top: 5rem; background: var(--az-surface); border: 1px solid var(--az-line); border-radius: var(--az-radius); padding: clamp(1rem, 3vw, 2rem); max-height: calc(100dvh - 7rem); overflow: auto; }
      .preview h2.label { font: 600 var(--az-text-s)/1 var(--az-font); color: var(--az-soft); margin-bottom: var(--az-4); }
      .tools { position: sticky; bottom: 0; padding-block: var(--az-3); background: var(--az-page); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { slug: "", post: null, publishing: false, categories: [], preview: "", problem: null, failed: null, busy: false });
  }

  willUpdate(changed) {
    if (changed.has("slug") || changed.has("api")) this.load();
  }

  async load() {
    if (!this.api || this.post?.slug === (this.slug || null)) return;
    this.failed = null;
    try {
      this.categories = (await this.api.get("/categories", { query: { limit: 100 } })).items;
      this.post = this.slug ? await this.api.get(path`/posts/${this.slug}`) : { slug: null, title: "", content: "", category: this.defaultCategory, coverUrl: "", published: false };
      this.preview = this.post.html ?? "";
    } catch (problem) {
      this.failed = problem;
    }
  }

  /** Category of a new post: the one for posts without any, which the list shows as chosen. */
  get defaultCategory() {
    return (this.categories.find(({ slug }) => slug === "uncategorized") ?? this.categories[0])?.slug ?? "";
  }

  render() {
    if (this.failed) return html`<div class="page-head"><az-error .problem=${this.failed} @az-retry=${this.load}></az-error></div>`;
    if (!this.post) return html`<div class="page-head"><az-skeleton lines="6"></az-skeleton></div>`;
    const { post } = this;
    return html`<div class="page-head"><h1>${post.slug ? post.title : t("wavy.new")}</h1>${post.slug ? html`<az-badge tone=${post.published ? "good" : "warn"}>${t(post.published ? "wavy.isPublished" : "wavy.isDraft")}</az-badge>` : nothing}</div>
      <div class="write"><az-form label=${t("wavy.new")} .problem=${this.problem} ?busy=${this.busy} @az-submit=${this.submit}>
        <az-field name="title" label=${t("wavy.title")} value=${post.title} required></az-field>
        <div class="pair"><az-select name="category" label=${t("wavy.category")} .value=${post.category} .options=${this.categories.map(({ slug, name }) => ({ value: slug, label: name }))}></az-select>
          <az-field name="coverUrl" label=${t("wavy.thumbnail")} value=${post.coverUrl ?? ""} optional></az-field></div>
        <az-field name="content" label=${t("wavy.content")} rows="16" value=${post.content} @az-input=${this.typed}></az-field>
        <div class="row tools">${this.renderActions()}</div></az-form>
        <section class="preview" aria-label=${t("wavy.preview")}><h2 class="label">${t("wavy.preview")}</h2><div class="az-prose">${this.preview ? unsafeHTML(this.preview) : html`<p class="soft">${t("wavy.preview.empty")}</p>`}</div></section></div>
      ${post.slug ? this.renderAddress() : nothing}`;
  }

  renderActions() {
    const { slug, published } = this.post;
    if (!slug) return html`<az-button variant="primary" @click=${() => this.send(true)}>${t("wavy.publish")}</az-button><az-button @click=${() => this.send(false)}>${t("wavy.saveDraft")}</az-button>`;
    return html`<az-button variant=${published ? "primary" : nothing} @click=${() => this.send(false)}>${t("wavy.save")}</az-button>
      ${published ? html`<az-button @click=${() => this.change("unpublish", "wavy.unpublished.done")}>${t("wavy.unpublish")}</az-button><az-button variant="quiet" icon="external" href="/wavyblog/read/${encodeURIComponent(slug)}">${t("wavy.read")}</az-button>` : html`<az-button variant="primary" @click=${() => this.send(true)}>${t("wavy.publish")}</az-button>`}
      <az-button variant="danger" icon="trash" @click=${this.deletePost}>${t("wavy.delete")}</az-button>`;
  }

  renderAddress() {
    return html`<az-form label=${t("wavy.slug.change")} .problem=${this.slugProblem} @az-submit=${this.changeSlug}><div class="row"><az-field class="grow" name="slug" label=${t("wavy.slug")} help=${t("wavy.slug.help")} value=${this.post.slug} required></az-field><az-button type="submit">${t("wavy.slug.change")}</az-button></div></az-form>`;
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

  async submit(event) {
    const { title, category, coverUrl, content } = event.detail.values;
    const body = { title, content, category: category || null, coverUrl: coverUrl || null };
    await this.attempt(async () => {
      if (!this.post.slug) {
        const created = await this.api.post("/posts", { ...body, published: this.publishing }, { idempotencyKey: true });
        toast(t(created.published ? "wavy.published.done" : "wavy.saved"), { tone: "good" });
        this.show(created);
        this.router.go(path`/edit/${created.slug}`, { replace: true });
        return;
      }
      this.show(await this.api.put(path`/posts/${this.post.slug}`, body, { version: `"${this.post.version}"` }));
      if (this.publishing && !this.post.published) await this.change("publish", "wavy.published.done");
      else toast(t("wavy.saved"), { tone: "good" });
    });
  }

  change(action, message) {
    return this.attempt(async () => {
      this.show(await this.api.post(`${path`/posts/${this.post.slug}`}/${action}`));
      toast(t(message), { tone: "good" });
    });
  }

  async changeSlug(event) {
    await this.attempt(async () => {
      this.show(await this.api.put(path`/posts/${this.post.slug}/slug`, { slug: event.detail.values.slug }));
      toast(t("wavy.slug.done", { slug: this.post.slug }), { tone: "good" });
      this.router.go(path`/edit/${this.post.slug}`, { replace: true });
    }, "slugProblem");
  }

  async deletePost() {
    const { slug, title } = this.post;
    if (!(await confirm({ heading: t("wavy.delete.ask", { title }), text: t("wavy.delete.text"), action: t("wavy.delete"), tone: "danger" }))) return;
    await this.attempt(async () => {
      await this.api.delete(path`/posts/${slug}`);
      toast(t("wavy.deleted"));
      this.router.go("/");
    });
  }

  show(post) {
    this.post = post;
    this.slug = post.slug;
    this.preview = post.html;
  }

  async attempt(work, place = "problem") {
    this.busy = true;
    this[place] = null;
    try {
      await work();
    } catch (problem) {
      if (problem.status === 412) toast(t("wavy.conflict"), { tone: "warn" });
      this[place] = problem;
      this.requestUpdate();
    } finally {
      this.busy = false;
    }
  }
}

define("wavy-editor", WavyEditor);
