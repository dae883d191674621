package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Guard that makes a user's name unique and leads to the user. */
@Entity("USERNAME")
@Key(pk = "USERNAME#{username}", sk = "USERNAME")
public record UserName(String username, String userId) {}
