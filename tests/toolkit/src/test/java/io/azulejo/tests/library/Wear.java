package io.azulejo.tests.library;

import io.azulejo.annotation.StoredAs;

public enum Wear {
    NEW,
    USED,
    @StoredAs("worn-out")
    WORN_OUT
}
