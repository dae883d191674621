// What a notification says, in the language of the page.
import { t } from "az/messages.js";

export function text({ kind, authorName }) {
  return t(`blog.n.${kind ?? "comment"}`, { name: authorName || t("blog.anonymous") });
}
