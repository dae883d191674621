package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** A body too long for the post's own item, which every write of the post would pay for. */
@Entity
@Key(pk = "POST#{postId}", sk = "BODY")
public record PostBody(@FromKey String postId, String body) {}
