package io.azulejo.http.host;

import java.util.Optional;

/** Condition that must hold for the host to be healthy. */
public interface HealthCheck {

    String name();

    /** Returns the current failure, described for operators, or empty if the check passes. */
    Optional<String> failure();
}
