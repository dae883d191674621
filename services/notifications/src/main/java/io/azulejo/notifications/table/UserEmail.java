package io.azulejo.notifications.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Makes an e-mail address unique and finds its user, consistently, which the documented index cannot. */
@Entity
@Key(pk = "EMAIL#{email}", sk = "EMAIL#{email}")
@Accept(id = "AZ211", because = "the guard of an address whose index key the document prints in the clear")
public record UserEmail(@FromKey String email, String userId) {}
