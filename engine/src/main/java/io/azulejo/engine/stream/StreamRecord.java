package io.azulejo.engine.stream;

import io.azulejo.engine.value.Item;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A change of one item, with the images of it that the stream contains. */
public record StreamRecord(
        long sequence,
        Event event,
        Cause cause,
        Instant created,
        Item keys,
        @Nullable Item before,
        @Nullable Item after) {
    /** Stream events by DynamoDB's names, with their stored codes. */
    public enum Event {
        INSERT(0),
        MODIFY(1),
        REMOVE(2);

        private final byte number;

        Event(int number) {
            this.number = (byte) number;
        }

        byte number() {
            return number;
        }

        static Event of(byte number) {
            return number == INSERT.number ? INSERT : number == MODIFY.number ? MODIFY : REMOVE;
        }
    }

    /** Cause of the change: a request, or the service itself because the item expired. */
    public enum Cause {
        REQUEST,
        EXPIRY
    }

    /** Returns the size of keys and images as DynamoDB counts it. */
    public long sizeBytes() {
        return (long) keys.size() + (before == null ? 0 : before.size()) + (after == null ? 0 : after.size());
    }
}
