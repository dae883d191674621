package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Aggregate;

/** Article with its text. */
@Aggregate
public record ArticleContent(Article article, ArticleBody body) {}
