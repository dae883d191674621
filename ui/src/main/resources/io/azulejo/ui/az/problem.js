// A failed request, as RFC 9457 describes it.
import { t } from "./messages.js";
import "./messages-az.js";

export class ProblemError extends Error {
  /** @param body the problem's members; `errors` is a list of { field, reason } */
  constructor(body, { status = body.status ?? 0, headers = new Headers(), cause } = {}) {
    super(body.detail || body.title || t("az.error"), { cause });
    this.name = "ProblemError";
    this.type = body.type ?? "about:blank";
    this.title = body.title ?? t("az.error");
    this.status = status;
    this.instance = body.instance ?? "";
    this.errors = body.errors ?? [];
    this.retryAfter = Number(headers.get("Retry-After")) || 0;
  }

  /** First reason by field, for forms. */
  get fields() {
    const fields = {};
    for (const error of this.errors) {
      const name = error.field ?? error.pointer?.replace(/^#?\//, "").replaceAll("/", ".") ?? "";
      fields[name] ??= error.reason ?? error.detail ?? "";
    }
    return fields;
  }

  static async of(response) {
    let body = {};
    if (/json/.test(response.headers.get("Content-Type") ?? "")) body = await response.json().catch(() => ({}));
    return new ProblemError({ title: response.statusText, ...body }, { status: response.status, headers: response.headers });
  }

  static offline(cause) {
    return new ProblemError({ title: t("az.error"), detail: t("az.error.offline") }, { status: 0, cause });
  }
}
