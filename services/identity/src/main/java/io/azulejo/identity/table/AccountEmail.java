package io.azulejo.identity.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Uniqueness item of an e-mail address, which also finds the address's account. */
@Entity
@Key(pk = "ACCOUNTEMAIL#{email}", sk = "ACCOUNTEMAIL")
@Accept(id = "AZ211", because = "signing in looks for the address; it goes with the account")
public record AccountEmail(@FromKey String email, String accountId) {}
