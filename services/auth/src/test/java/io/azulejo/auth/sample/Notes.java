package io.azulejo.auth.sample;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.host.HealthCheck;
import io.azulejo.http.host.PublicKeySet;
import io.azulejo.http.host.Service;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Sample service. */
public final class Notes implements Service {
    public final SigningKeys keys;
    public final AtomicReference<@Nullable String> failure = new AtomicReference<>();
    private final InstantSource clock;

    public Notes(InstantSource clock) {
        this.clock = clock;
        this.keys = SigningKeys.inMemory(clock);
    }

    @Override
    public String name() {
        return "notes";
    }

    @Override
    public Set<String> signInPaths() {
        return Set.of("/notes/login/mallory");
    }

    @Override
    public Set<String> selfLimitedPaths() {
        return Set.of("/notes/login/crowd");
    }

    @Override
    public AvajeModule module() {
        return new NotesModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        beans.bean(InstantSource.class, clock)
                .bean(SigningKeys.class, keys)
                .bean(PublicKeySet.class, keys)
                .bean(TokenIssuer.class, new TokenIssuer("notes", "notes", keys, clock, Duration.ofMinutes(15)))
                .bean(TokenVerifier.class, JwtVerifier.local("notes", "notes", keys, clock))
                .bean(HealthCheck.class, new Paper());
    }

    private final class Paper implements HealthCheck {
        @Override
        public String name() {
            return "paper";
        }

        @Override
        public Optional<String> failure() {
            return Optional.ofNullable(failure.get());
        }
    }
}
