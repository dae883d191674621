package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Unique;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity("PASS")
@Key(pk = "PASS#{passId}", sk = "PASS")
@Unique(component = "code")
public record Pass(
        String passId, @Nullable String code, @Ttl @Nullable Instant expiresAt) {}
