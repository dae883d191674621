// <blog-moderation>: the hidden comments, newest first; moderators restore or delete them.
import { AzElement, css, define, html, nothing, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { layout } from "az/layout.js";
import { Task } from "az/task.js";
import { toast } from "az/toast.js";
import { confirm } from "az/confirm.js";
import "az/avatar.js";
import "az/button.js";
import "az/more.js";
import "az/states.js";
import "az/time.js";

const PAGE = 50;

class BlogModeration extends AzElement {
  static properties = { api: { attribute: false }, items: { state: true }, next: { state: true }, busy: { state: true } };
  static styles = [
    reset,
    layout,
    css`
      ol { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--az-4); } li { padding: var(--az-4); background: var(--az-surface); border: 1px solid var(--az-line); border-radius: var(--az-radius); }
      .text { white-space: pre-wrap; overflow-wrap: anywhere; margin: var(--az-2) 0; }
    `,
  ];

  first = new Task(this, async (signal) => this.take(await this.load(signal), []));

  constructor() {
    super();
    Object.assign(this, { items: [], next: null, busy: false });
  }

  connectedCallback() {
    super.connectedCallback();
    this.first.run();
  }

  load(signal, cursor) {
    return this.api.get("/comments", { query: { status: "hidden", limit: PAGE, cursor }, signal });
  }

  take(page, before) {
    this.items = [...before, ...page.items];
    this.next = page.next;
  }

  render() {
    return html`<div class="page-head"><h1>${t("blog.moderation")}</h1></div>${this.first.render({
      loading: () => html`<az-skeleton shape="cards"></az-skeleton>`,
      failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.first.run()}></az-error>`,
      done: () => (this.items.length || this.next ? this.renderList() : html`<az-empty heading=${t("blog.moderation.none")}>${t("blog.moderation.none.text")}</az-empty>`),
    })}`;
  }

  renderList() {
    return html`<ol>${this.items.map((comment) => html`<li data-comment=${comment.commentId}>
        <p class="row small"><az-avatar size="small" name=${comment.authorName ?? ""}></az-avatar><b>${comment.authorName ?? t("blog.anonymous")}</b><span class="soft"><az-time value=${comment.createdAt}></az-time></span><a href="/blog/read/${encodeURIComponent(comment.postId)}">${t("blog.moderation.post")}</a></p>
        <p class="text">${comment.text}</p>
        <div class="row"><az-button size="small" icon="eye" @click=${() => this.restore(comment)}>${t("blog.restore")}</az-button><az-button size="small" variant="quiet" icon="trash" @click=${() => this.remove(comment)}>${t("blog.delete")}</az-button></div></li>`)}</ol>
      ${this.next ? html`<az-more next=${this.next} count=${this.items.length} ?busy=${this.busy} @az-more=${this.more}></az-more>` : nothing}`;
  }

  async more() {
    this.busy = true;
    await this.attempt(async () => this.take(await this.load(undefined, this.next), this.items));
    this.busy = false;
  }

  restore(comment) {
    return this.attempt(async () => {
      await this.api.post(path`/comments/${comment.commentId}/restore`);
      this.done(comment, "blog.moderation.restored");
    });
  }

  async remove(comment) {
    if (!(await confirm({ heading: t("blog.moderation.delete"), action: t("blog.delete"), tone: "danger" }))) return;
    await this.attempt(async () => {
      await this.api.delete(path`/comments/${comment.commentId}`);
      this.done(comment, "blog.moderation.deleted");
    });
  }

  done(comment, message) {
    this.items = this.items.filter(({ commentId }) => commentId !== comment.commentId);
    toast(t(message), { tone: "good" });
  }

  async attempt(work) {
    try {
      await work();
    } catch (problem) {
      toast(problem.message, { tone: "bad" });
    }
  }
}

define("blog-moderation", BlogModeration);
