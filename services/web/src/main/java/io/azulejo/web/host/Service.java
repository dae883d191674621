package io.azulejo.web.host;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Set;

/**
 * A service that a {@link Host} serves under {@code /<name>}.
 *
 * <p>All the host knows of it besides is what it finds among its beans: routes ({@code HttpFeature}, as generated for
 * controllers), a {@code TokenVerifier}, {@code SigningKeys} to publish, {@link HealthCheck}s and
 * {@link BackgroundWork}.
 */
public interface Service {

    /** One word in lower case; every path of the service begins with it. */
    String name();

    /** Creates the service's tables where they are missing; the host leaves that to whoever may. */
    default void createTables() {}

    /**
     * The module that avaje generated of the service's own beans. The host wires this one alone, so that two services
     * on one class path cannot reach each other's beans by accident.
     */
    AvajeModule module();

    /** Adds what the beans need from outside: tables, keys, clocks. */
    void supply(BeanScopeBuilder beans, MeterRegistry meters);

    /** The paths on which somebody could guess passwords or tokens; they have a narrow rate limit. */
    default Set<String> signInPaths() {
        return Set.of();
    }

    /** The paths whose requests come from few addresses for many people: the service limits them itself. */
    default Set<String> selfLimitedPaths() {
        return Set.of();
    }
}
