package io.azulejo.annotation;

/** Precision of a stored UTC timestamp. The width is fixed, because only fixed-width timestamps sort as text. */
public enum TimePrecision {
    /** {@code 2024-01-15T10:30:00Z} */
    SECONDS,
    /** {@code 2024-01-15T10:30:00.000Z} */
    MILLIS
}
