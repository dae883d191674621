package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Guard that makes a user's address unique and leads to the user. */
@Entity("EMAIL")
@Key(pk = "EMAIL#{email}", sk = "EMAIL")
@Accept(id = "AZ211", because = "log-in looks the user up by address; the item is deleted when the address changes")
public record UserEmail(String email, String userId) {}
