package io.azulejo.tests.guide;

public enum Flour {
    WHEAT,
    RYE
}
