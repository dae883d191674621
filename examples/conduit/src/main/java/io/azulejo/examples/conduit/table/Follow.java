package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Author that a user follows. */
@Entity("FOLLOW")
@Key(pk = "USER#{followerId}", sk = "FOLLOW#{authorId}")
public record Follow(String followerId, String authorId) {}
