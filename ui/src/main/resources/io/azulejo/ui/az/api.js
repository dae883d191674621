// Client of a JSON API: tokens, problems, versions, idempotency, pages, live events.
import { AccessToken } from "./access-token.js";
import { ProblemError } from "./problem.js";
import { openEvents } from "./events.js";

export { AccessToken, ProblemError };

export class ApiClient {
  /**
   * @param base path before every relative one, for example "/orders"
   * @param token shared by the clients of a page that use the same sign-in
   * @param onResponse told of each response, for example to show what the table did
   */
  constructor({ base = "", token = new AccessToken(), onResponse = () => {} } = {}) {
    Object.assign(this, { base, token, onResponse });
  }

  get = (path, options) => this.request("GET", path, options);
  post = (path, body, options) => this.request("POST", path, { ...options, body });
  put = (path, body, options) => this.request("PUT", path, { ...options, body });
  patch = (path, body, options) => this.request("PATCH", path, { ...options, body });
  delete = (path, options) => this.request("DELETE", path, options);

  /** Body of the response, or null if it has none. Fails with a ProblemError. */
  async request(method, path, options = {}) {
    return (await this.send(method, path, options)).data;
  }

  /**
   * Sends a request: { data, etag, location, response }.
   *
   * Options: `query`, `body`, `headers`, `signal`; `version`, an ETag that must still be current; `idempotencyKey`, or true for a new
   * one; `anonymous` leaves out the token; `csrf` adds the header that cookie requests need.
   */
  async send(method, path, options = {}) {
    const used = this.token.value;
    let response = await this.#fetch(method, path, options);
    if (response.status === 401 && !options.anonymous) {
      // Another request may have refreshed the token in the meantime.
      const renewed = this.token.present && this.token.value !== used;
      if (renewed || (await this.token.refresh())) response = await this.#fetch(method, path, options);
    }
    this.onResponse(response, { method, path });
    if (!response.ok && response.status !== 304) throw await ProblemError.of(response);
    const text = response.status === 204 || response.status === 304 ? "" : await response.text();
    const json = /json/.test(response.headers.get("Content-Type") ?? "");
    return { data: text === "" ? null : json ? JSON.parse(text) : text, etag: response.headers.get("ETag"), location: response.headers.get("Location"), response };
  }

  async #fetch(method, path, options) {
    if (options.idempotencyKey === true) options.idempotencyKey = crypto.randomUUID();
    const headers = new Headers({ Accept: "application/json, application/problem+json", ...options.headers });
    if (options.body !== undefined) headers.set("Content-Type", "application/json");
    if (this.token.present && !options.anonymous) headers.set("Authorization", `Bearer ${this.token.value}`);
    if (options.version) headers.set("If-Match", options.version);
    if (options.idempotencyKey) headers.set("Idempotency-Key", options.idempotencyKey);
    if (options.csrf) Object.entries(this.token.csrfHeaders()).forEach(([name, value]) => headers.set(name, value));
    try {
      return await fetch(this.url(path, options.query), {
        method, headers, signal: options.signal, credentials: "same-origin", body: options.body === undefined ? undefined : JSON.stringify(options.body),
      });
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      throw ProblemError.offline(cause);
    }
  }

  /** URL of a path with its query; values that are null or empty are left out. */
  url(path, query = {}) {
    const url = new URL(path.startsWith("/") ? this.base + path : `${this.base}/${path}`, location.origin);
    for (const [name, value] of Object.entries(query)) {
      for (const each of [value].flat()) if (each !== undefined && each !== null && each !== "") url.searchParams.append(name, each);
    }
    return url;
  }

  /** Pages of a list, each { items, next }: `for await (const page of api.pages("/posts"))`. The cursor may be given to go on. */
  async *pages(path, { query = {}, cursor, ...options } = {}) {
    let next = cursor;
    do {
      const page = await this.get(path, { ...options, query: { ...query, cursor: next } });
      yield page;
      next = page.next;
    } while (next);
  }

  /** Items of all pages. */
  async *items(path, options) {
    for await (const page of this.pages(path, options)) yield* page.items;
  }

  /** Live events of a path, see events.js; ends with the signal. */
  events(path, options) {
    return openEvents(this, path, options);
  }
}

/** Segments of a path with their values encoded: path`/posts/${slug}`. */
export function path(strings, ...values) {
  return String.raw({ raw: strings }, ...values.map((value) => encodeURIComponent(value)));
}
