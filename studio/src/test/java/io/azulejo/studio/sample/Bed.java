package io.azulejo.studio.sample;

/** Bed of the garden. */
public enum Bed {
    SUNNY,
    SHADY
}
