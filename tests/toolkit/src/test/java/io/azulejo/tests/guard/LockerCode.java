package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import org.jspecify.annotations.Nullable;

/** Guard of {@link Locker#code}, which tells its owner by a text of its own. Legacy items do not have it. */
@Entity("CODE")
@Key(pk = "CODE#{code}", sk = "CODE")
public record LockerCode(@FromKey String code, @Nullable String target) {}
