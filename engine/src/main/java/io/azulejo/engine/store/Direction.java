package io.azulejo.engine.store;

/** Which way a walk goes. */
public enum Direction {
    FORWARD,
    BACKWARD
}
