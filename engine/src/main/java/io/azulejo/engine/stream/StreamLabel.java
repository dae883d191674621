package io.azulejo.engine.stream;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/**
 * Timestamp in a stream's name, in milliseconds. Separate from {@link Streams} because every engine loads that class,
 * few create a stream, and a date formatter loads fifty classes. Stateless.
 */
final class StreamLabel {
    private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS");

    private StreamLabel() {}

    static String of(Instant instant) {
        return FORMAT.format(LocalDateTime.ofInstant(instant, ZoneOffset.UTC));
    }
}
