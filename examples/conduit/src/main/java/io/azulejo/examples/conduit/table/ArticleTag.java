package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;

/** Tag on an article, which puts the article into the tag's list. */
@Entity("ARTICLE_TAG")
@Key(pk = "ARTICLE#{articleId}", sk = "TAG#{tag}")
@IndexKey(index = "Lists", pk = "TAG#{tag}", sk = "{articleId}")
public record ArticleTag(String articleId, String tag) {}
