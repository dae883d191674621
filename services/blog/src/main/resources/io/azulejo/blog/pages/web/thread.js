// <blog-threads>: comments with replies that fold, an answer below each, and the moderators' actions.
import { AzElement, css, define, html, nothing, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { layout } from "az/layout.js";
import { toast } from "az/toast.js";
import "az/avatar.js";
import "az/badge.js";
import "az/button.js";
import "az/field.js";
import "az/form.js";
import "az/time.js";

class BlogThreads extends AzElement {
  static properties = { api: { attribute: false }, account: { attribute: false }, postId: { attribute: "post-id" }, slug: {}, threads: { attribute: false }, answering: { state: true }, problem: { state: true }, busy: { state: true } };
  static styles = [
    reset,
    layout,
    css`
      ol { list-style: none; margin: var(--az-4) 0 0; padding: 0; display: grid; gap: var(--az-4); } ol ol { padding-inline-start: var(--az-4); border-inline-start: 2px solid var(--az-line); margin-top: var(--az-3); }
      .thread { padding: var(--az-4); background: var(--az-surface); border: 1px solid var(--az-line); border-radius: var(--az-radius); }
      .text { white-space: pre-wrap; overflow-wrap: anywhere; margin: var(--az-2) 0; } .removed { color: var(--az-soft); font-style: italic; }
      summary { cursor: pointer; color: var(--az-accent); font-size: var(--az-text-s); font-weight: 600; margin-top: var(--az-2); }
      az-form { display: block; margin-top: var(--az-4); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { threads: [], answering: "", problem: null, busy: false });
  }

  get moderator() {
    return ["moderator", "admin"].includes(this.account?.role);
  }

  render() {
    return html`${this.account ? this.renderForm("") : html`<p><az-button href="/blog/app/sign-in?next=${encodeURIComponent(`/post/${this.slug}`)}">${t("blog.signIn")}</az-button></p>`}
      <ol>${this.threads.map((thread) => html`<li class="thread">${this.renderComment(thread.root ?? { commentId: thread.rootId, status: "deleted" }, group(thread))}</li>`)}</ol>`;
  }

  renderComment(comment, replies) {
    const answers = replies.get(comment.commentId) ?? [];
    return html`${comment.status === "visible" || comment.text
        ? html`<article><p class="row small"><az-avatar size="small" name=${comment.authorName ?? ""}></az-avatar><b>${comment.authorName ?? t("blog.anonymous")}</b><span class="soft"><az-time value=${comment.createdAt}></az-time></span>${comment.status === "hidden" ? html`<az-badge tone="warn">${t("blog.hidden")}</az-badge>` : nothing}</p>
            <p class="text">${comment.text}</p></article>`
        : html`<p class="removed">${t("blog.removed")}</p>`}
      <div class="row">${this.account && comment.status === "visible" ? html`<az-button size="small" variant="quiet" icon="chat" @click=${() => (this.answering = this.answering === comment.commentId ? "" : comment.commentId)}>${t("blog.reply")}</az-button>` : nothing}${this.renderModeration(comment)}</div>
      ${this.answering === comment.commentId ? this.renderForm(comment.commentId) : nothing}
      ${answers.length ? html`<details open><summary>${t("blog.replies", { count: answers.length })}</summary><ol>${answers.map((reply) => html`<li>${this.renderComment(reply, replies)}</li>`)}</ol></details>` : nothing}`;
  }

  renderModeration(comment) {
    if (!this.moderator || comment.status === "deleted") return nothing;
    const action = comment.status === "hidden" ? "restore" : "hide";
    return html`<az-button size="small" variant="quiet" icon=${action === "hide" ? "eyeOff" : "eye"} @click=${() => this.moderate(comment, action)}>${t(`blog.${action}`)}</az-button>`;
  }

  renderForm(inReplyTo) {
    return html`<az-form label=${t("blog.comment")} .problem=${this.answering === inReplyTo ? this.problem : null} ?busy=${this.busy} @az-submit=${(event) => this.send(event, inReplyTo)}>
      <az-field name="text" rows="3" label=${t(inReplyTo ? "blog.reply" : "blog.comment")} required></az-field>
      <div class="row"><az-button type="submit" variant="primary" icon="send">${t("blog.send")}</az-button>${inReplyTo ? html`<az-button variant="quiet" @click=${() => (this.answering = "")}>${t("blog.cancel")}</az-button>` : nothing}</div></az-form>`;
  }

  async send(event, inReplyTo) {
    const form = event.target;
    this.busy = true;
    this.problem = null;
    try {
      await this.api.post(path`/posts/${this.postId}/comments`, { text: event.detail.values.text, inReplyTo: inReplyTo || null }, { idempotencyKey: true });
      form.controls.forEach((control) => (control.value = ""));
      this.answering = "";
      toast(t("blog.sent"), { tone: "good" });
      this.emit("blog-commented");
    } catch (problem) {
      this.answering = inReplyTo;
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }

  async moderate(comment, action) {
    try {
      Object.assign(comment, await this.api.post(`${path`/comments/${comment.commentId}`}/${action}`));
      this.requestUpdate();
    } catch (problem) {
      toast(problem.message, { tone: "bad" });
    }
  }
}

/** Replies by the comment they answer; those whose comment is gone answer the root. */
function group({ rootId, replies }) {
  const known = new Set([rootId, ...replies.map(({ commentId }) => commentId)]);
  const byParent = new Map();
  for (const reply of replies) {
    const parent = known.has(reply.inReplyTo) ? reply.inReplyTo : rootId;
    byParent.set(parent, [...(byParent.get(parent) ?? []), reply]);
  }
  return byParent;
}

define("blog-threads", BlogThreads);
