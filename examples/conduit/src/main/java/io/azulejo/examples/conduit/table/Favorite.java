package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;

/** Article that a user favours. */
@Entity("FAVORITE")
@Key(pk = "ARTICLE#{articleId}", sk = "FAVORITE#{userId}")
@IndexKey(index = "Lists", pk = "FAVORITES#{userId}", sk = "{articleId}")
public record Favorite(String articleId, String userId) {}
