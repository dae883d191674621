package io.azulejo.identity.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Makes an address unique and finds its account. */
@Entity
@Key(pk = "ACCOUNTEMAIL#{email}", sk = "ACCOUNTEMAIL")
public record AccountEmail(@FromKey String email, String accountId) {}
