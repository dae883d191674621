package io.azulejo.http.host;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.patterns.background.BackgroundWork;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Set;

/**
 * Service that a {@link Host} serves under {@code /<name>}.
 *
 * <p>The host discovers everything else among the service's beans: routes ({@code HttpFeature}, as generated for
 * controllers), a {@code TokenVerifier}, {@code SigningKeys} to publish, {@link HealthCheck}s and {@link
 * BackgroundWork}.
 */
public interface Service {

    /** Returns the name, one word in lower case. Every path of the service begins with it. */
    String name();

    /**
     * Creates the service's tables if they are missing. The host never calls it: creating tables needs rights of its
     * own.
     */
    default void createTables() {}

    /**
     * Returns the module that avaje generated for the service's own beans. The host wires only this module, so that two
     * services on one class path cannot reach each other's beans by accident.
     */
    AvajeModule module();

    /** Adds the external dependencies of the beans: tables, keys, clocks. */
    void supply(BeanScopeBuilder beans, MeterRegistry meters);

    /** Returns the paths on which passwords or tokens could be guessed. They have a narrow rate limit. */
    default Set<String> signInPaths() {
        return Set.of();
    }

    /**
     * Returns whether requests with unknown query parameters or unknown fields in their JSON body are refused. A service
     * that takes bodies of other systems, such as webhooks, which may gain fields, leaves it off.
     */
    default boolean strict() {
        return false;
    }

    /**
     * Returns the paths that the service limits itself, because their requests come from few addresses for many users.
     */
    default Set<String> selfLimitedPaths() {
        return Set.of();
    }
}
