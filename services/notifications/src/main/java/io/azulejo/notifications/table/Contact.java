package io.azulejo.notifications.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import java.time.Instant;

/** Contact data of a user other than the e-mail address. */
@Entity
@Key(pk = "USER#{userId}", sk = "CONTACT#{kind}")
public record Contact(
        String userId, String kind, String value, @UpdatedAt Instant updatedAt) {
    public static final String PHONE = "phone";
}
