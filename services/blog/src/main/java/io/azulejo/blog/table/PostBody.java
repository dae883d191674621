package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Body of a post that is too long for the post's own item. Every write of the post would otherwise pay for it. */
@Entity
@Key(pk = "POST#{postId}", sk = "BODY")
public record PostBody(@FromKey String postId, String body) {}
