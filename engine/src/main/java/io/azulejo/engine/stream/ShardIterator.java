package io.azulejo.engine.stream;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** A position in a stream's shard, which callers pass from one request to the next. Valid for 15 minutes. */
public record ShardIterator(String streamArn, long sequence, Instant issued) {
    private static final Duration VALIDITY = Duration.ofMinutes(15);
    private static final String SEPARATOR = "|1|";

    public String text() {
        byte[] place = ByteBuffer.allocate(2 * Long.BYTES)
                .putLong(sequence)
                .putLong(issued.toEpochMilli())
                .array();
        return streamArn + SEPARATOR + Base64.getEncoder().encodeToString(place);
    }

    /** Parses an iterator; returns null if the text is not valid. */
    public static @Nullable ShardIterator parse(String text) {
        int at = text.lastIndexOf(SEPARATOR);
        if (at < 0) {
            return null;
        }
        byte[] place;
        try {
            place = Base64.getDecoder().decode(text.substring(at + SEPARATOR.length()));
        } catch (IllegalArgumentException e) {
            return null;
        }
        if (place.length != 2 * Long.BYTES) {
            return null;
        }
        ByteBuffer buffer = ByteBuffer.wrap(place);
        return new ShardIterator(text.substring(0, at), buffer.getLong(), Instant.ofEpochMilli(buffer.getLong()));
    }

    public boolean isExpired(Instant now) {
        return now.isAfter(issued.plus(VALIDITY));
    }
}
