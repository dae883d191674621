package io.azulejo.wavyblog.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import java.time.Instant;

/** A name that a user had before; it leads to the new one and is given to nobody else. */
@Entity
@Key(pk = "USERALIAS#{username}", sk = "USERALIAS#{username}")
public record UserAlias(
        String username,
        String renamedTo,
        @CreatedAt @Time(TimePrecision.MILLIS) Instant since) {}
