package io.azulejo.wavyblog.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import java.time.Instant;

/** Former name of a user. It redirects to the current name and stays reserved. */
@Entity
@Key(pk = "USERALIAS#{username}", sk = "USERALIAS#{username}")
public record UserAlias(
        String username,
        String renamedTo,
        @CreatedAt @Time(TimePrecision.MILLIS) Instant since) {}
