// WavyBlog's app: writing, profile, registration, new password, and the admin's pages.
import { ServiceApp, define, html, nothing } from "host/service-app.js";
import { t } from "az/messages.js";
import "./messages.js";
import "./account.js";
import "./admin.js";
import "./editor.js";
import "./posts.js";

const BASE = "/wavyblog/app";

class WavyBlogApp extends ServiceApp {
  constructor() {
    super({
      service: "wavyblog", name: "WavyBlog", tile: "wavyblog",
      routes: { "/": "posts", "/write": "write", "/edit/:slug": "edit", "/profile": "profile", "/categories": "categories", "/users": "users", "/register": "register" },
    });
  }

  get admin() {
    return this.session.user?.roles.includes("admin") ?? false;
  }

  roleName() {
    return this.session.user?.roles[0] ?? "";
  }

  navigation() {
    const pages = [{ href: "/wavyblog/", label: t("wavy.blog"), icon: "book" }];
    if (!this.session.user) return pages;
    pages.push({ href: `${BASE}/`, label: t("wavy.mine"), icon: "inbox" }, { href: `${BASE}/write`, label: t("wavy.new"), icon: "edit" });
    if (this.admin) pages.push({ href: `${BASE}/categories`, label: t("wavy.categories"), icon: "columns" }, { href: `${BASE}/users`, label: t("wavy.users"), icon: "user" });
    return pages;
  }

  userItems() {
    return [{ href: `${BASE}/profile`, label: t("wavy.profile"), icon: "user" }];
  }

  isPublic({ value }) {
    return value === "register";
  }

  signInLinks() {
    return html`<p class="row"><a href="${BASE}/register">${t("wavy.register.link")}</a><a href="${BASE}/reset">${t("host.forgot")}</a></p>`;
  }

  page({ value, params }) {
    const { api, router, session } = this;
    switch (value) {
      case "posts": return html`<wavy-posts .api=${api} .user=${session.user}></wavy-posts>`;
      case "write": return html`<wavy-editor .api=${api} .router=${router}></wavy-editor>`;
      case "edit": return html`<wavy-editor .api=${api} .router=${router} slug=${params.slug}></wavy-editor>`;
      case "profile": return html`<wavy-profile .api=${api}></wavy-profile>`;
      case "categories": return html`<wavy-categories .api=${api}></wavy-categories>`;
      case "users": return html`<wavy-users .api=${api}></wavy-users>`;
      case "register": return html`<wavy-register .api=${api} .session=${session} .router=${router}></wavy-register>`;
      default: return html`<div class="page-head"><az-empty heading=${t("wavy.notFound")}><az-button href="${BASE}/">${t("wavy.mine")}</az-button></az-empty></div>${nothing}`;
    }
  }
}

define("wavyblog-app", WavyBlogApp);
