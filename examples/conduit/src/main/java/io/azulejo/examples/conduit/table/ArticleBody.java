package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Text of an article; an item of its own, because no list shows it. */
@Entity("BODY")
@Key(pk = "ARTICLE#{articleId}", sk = "BODY")
public record ArticleBody(String articleId, String text) {}
