package io.azulejo.notifications.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Makes an e-mail address unique and finds its user, consistently, which the documented index cannot. */
@Entity
@Key(pk = "EMAIL#{email}", sk = "EMAIL#{email}")
public record UserEmail(@FromKey String email, String userId) {}
