package io.azulejo.tests.guide;

public enum Status {
    PLACED,
    BAKED
}
