// <blog-post slug="…">: a post with likes and bookmarks, which show at once, and its discussion.
import { AzElement, css, define, html, nothing, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { layout } from "az/layout.js";
import { prose } from "az/prose.js";
import { Task } from "az/task.js";
import { toast } from "az/toast.js";
import { number } from "az/locale.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import "az/button.js";
import "az/states.js";
import "az/time.js";
import "./thread.js";

class BlogPost extends AzElement {
  static properties = { api: { attribute: false }, account: { attribute: false }, slug: {}, latest: { attribute: false }, pending: { state: true } };
  static styles = [reset, layout, prose, css`.reading { max-width: 46rem; margin-inline: auto; padding-top: var(--az-8); } .az-prose { margin-top: var(--az-4); } .reactions { padding-block: var(--az-3); border-block: 1px solid var(--az-line); margin-block: var(--az-6); }`];

  post = new Task(this, (signal) => this.api.get(path`/posts/${this.slug}`, { signal }));
  threads = new Task(this, (signal) => this.api.get(path`/posts/${this.post.value.post.postId}/comments`, { signal }));

  async willUpdate(changed) {
    if (changed.has("slug") || (changed.has("account") && this.account)) {
      await this.post.run();
      if (this.post.value) this.threads.run();
    } else if (changed.has("latest") && this.latest && this.latest.postId === this.post.value?.post.postId) this.threads.run();
  }

  render() {
    return html`<div class="reading">${this.post.render({
      loading: () => html`<az-skeleton lines="8"></az-skeleton>`,
      failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.post.run()}></az-error>`,
      done: (read) => this.renderPost(read),
    })}</div>`;
  }

  renderPost(read) {
    const { post } = read;
    const mine = this.account && (this.account.profile.userId === post.authorId || ["editor", "admin"].includes(this.account.role));
    return html`<article><h1>${post.title}</h1><p class="row small soft">${t("blog.by", { name: post.authorName ?? post.authorId })} <az-time value=${post.publishedAt ?? post.updatedAt}></az-time>${mine ? html`<a href="/blog/app/edit/${encodeURIComponent(post.postId)}">${t("blog.edit")}</a>` : nothing}</p>
        <div class="az-prose">${unsafeHTML(withoutTitle(read.html, post.title))}</div></article>
      <div class="row reactions">${this.renderReaction(read, "like", "likes", "liked", "heart")}${this.renderReaction(read, "bookmark", "bookmarks", "bookmarked", "bookmark")}</div>
      <section aria-label=${t("blog.comments", { count: read.comments })}><h2>${t("blog.comments", { count: read.comments })}</h2>${this.threads.render({
        loading: () => html`<az-skeleton></az-skeleton>`,
        failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.threads.run()}></az-error>`,
        done: ({ threads }) => html`<blog-threads .api=${this.api} .account=${this.account} post-id=${post.postId} slug=${post.slug ?? post.postId} .threads=${threads} @blog-commented=${this.commented}></blog-threads>`,
      })}</section>`;
  }

  renderReaction(read, name, count, flag, icon) {
    return html`<az-button icon=${icon} .pressed=${read[flag]} ?disabled=${!this.account} @click=${() => this.react(read, name, count, flag)}>${t(`blog.${name}`)} · ${number(read[count])}</az-button>`;
  }

  /** Counts at once, and takes it back if the server refuses. */
  async react(read, name, count, flag) {
    const on = !read[flag];
    const step = on ? 1 : -1;
    const apply = (sign) => {
      read[flag] = sign > 0 ? on : !on;
      read[count] += sign * step;
      this.requestUpdate();
    };
    apply(1);
    try {
      await this.api[on ? "put" : "delete"](`${path`/posts/${read.post.postId}`}/${name}`);
    } catch (problem) {
      apply(-1);
      toast(problem.message, { tone: "bad" });
    }
  }

  commented() {
    this.post.value.comments++;
    this.threads.run();
  }
}

/** The body without its first heading if that only repeats the title. */
function withoutTitle(body, title) {
  const heading = `<h1>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</h1>`;
  return body.startsWith(heading) ? body.slice(heading.length) : body;
}

define("blog-post", BlogPost);
