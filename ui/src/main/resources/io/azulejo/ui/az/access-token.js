// The access token of this page: in memory only. A new one comes for the refresh token, which is in an HttpOnly cookie.
import { ProblemError } from "./problem.js";

const cookie = (name) => document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";

export class AccessToken extends EventTarget {
  #token = "";
  #refreshing = null;

  /**
   * @param refreshUrl answers POST with { accessToken }; empty if there is no refresh
   * @param csrf header of requests that a cookie authorises, and the cookie whose value it repeats
   */
  constructor({ refreshUrl = "", csrf = { header: "X-CSRF-Token", cookie: "az-csrf" } } = {}) {
    super();
    this.refreshUrl = refreshUrl;
    this.csrf = csrf;
  }

  get value() {
    return this.#token;
  }

  get present() {
    return this.#token !== "";
  }

  set(token) {
    const before = this.#token;
    this.#token = token ?? "";
    if ((before === "") !== (this.#token === "")) this.dispatchEvent(new Event("change"));
  }

  clear() {
    this.set("");
  }

  csrfHeaders() {
    return { [this.csrf.header]: cookie(this.csrf.cookie) || "1" };
  }

  /** Gets a new token; callers at the same time share one request. False if nobody is signed in. */
  refresh() {
    this.#refreshing ??= this.#alone(() => this.#request()).finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  /** A refresh token is valid once, so two pages of this browser take turns. Locks exist in secure contexts only. */
  #alone(work) {
    return this.refreshUrl && navigator.locks ? navigator.locks.request(`az-refresh ${this.refreshUrl}`, work) : work();
  }

  async #request() {
    if (!this.refreshUrl) return false;
    let response;
    try {
      // Completed even if the page is left meanwhile: otherwise the next token would be lost, and with it the sign-in.
      response = await fetch(this.refreshUrl, { method: "POST", keepalive: true, credentials: "same-origin", headers: { Accept: "application/json", ...this.csrfHeaders() } });
    } catch (cause) {
      throw ProblemError.offline(cause);
    }
    if (response.status === 204 || (response.status >= 400 && response.status < 500)) {
      this.clear();
      return false;
    }
    if (!response.ok) throw await ProblemError.of(response);
    const body = await response.json();
    this.set(body.accessToken ?? body.access_token);
    return this.present;
  }
}
