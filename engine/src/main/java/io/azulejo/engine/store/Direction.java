package io.azulejo.engine.store;

/** Direction of a walk. */
public enum Direction {
    FORWARD,
    BACKWARD
}
