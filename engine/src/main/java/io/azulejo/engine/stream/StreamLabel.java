package io.azulejo.engine.stream;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/**
 * The time in a stream's name, in milliseconds. Apart from {@link Streams}, because every engine opens with those, few
 * ever name a stream, and a formatter is fifty classes. Stateless.
 */
final class StreamLabel {
    private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS");

    private StreamLabel() {}

    static String of(Instant instant) {
        return FORMAT.format(LocalDateTime.ofInstant(instant, ZoneOffset.UTC));
    }
}
