package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Makes an e-mail address unique. */
@Entity
@Key(pk = "EMAIL#{email}", sk = "EMAIL#{email}")
@Accept(id = "AZ211", because = "an address is found by itself; whoever deletes the user deletes it")
public record UserEmail(@FromKey String email, String userId) {}
