package io.azulejo.notifications.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/**
 * Uniqueness item of an e-mail address. It also finds the address's user with a consistent read, which the documented
 * index cannot do.
 */
@Entity
@Key(pk = "EMAIL#{email}", sk = "EMAIL#{email}")
@Accept(id = "AZ211", because = "uniqueness item of an address that the documented index key holds in plain text")
public record UserEmail(@FromKey String email, String userId) {}
