package io.azulejo.tests.evolution;

import io.azulejo.annotation.StoredAs;

public enum Voice {
    @StoredAs("high")
    SOPRANO,
    ALTO,
    TENOR,
    BASS
}
