package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Guard that makes a slug unique and leads to the article. */
@Entity("SLUG")
@Key(pk = "SLUG#{slug}", sk = "SLUG")
public record ArticleSlug(String slug, String articleId) {}
