package io.azulejo.web.host;

import java.util.Optional;

/** Something that must work for the host to be healthy. */
public interface HealthCheck {

    String name();

    /** What is wrong now, for operators; empty if nothing is. */
    Optional<String> failure();
}
