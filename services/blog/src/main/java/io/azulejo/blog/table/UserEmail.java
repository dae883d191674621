package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Guard item that makes an email address unique. */
@Entity
@Key(pk = "EMAIL#{email}", sk = "EMAIL#{email}")
@Accept(id = "AZ211", because = "looked up by the address itself; deleted with the user")
public record UserEmail(@FromKey String email, String userId) {}
