package io.azulejo.engine.stream;

import io.azulejo.engine.value.Item;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What happened to one item, with as much of it before and after as the stream shows. */
public record StreamRecord(
        long sequence,
        Event event,
        Cause cause,
        Instant created,
        Item keys,
        @Nullable Item before,
        @Nullable Item after) {
    /** DynamoDB's names of what may happen, with what stands for them in the store. */
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

    /** Who changed the item: a request, or the service itself because the item had expired. */
    public enum Cause {
        REQUEST,
        EXPIRY
    }

    /** The size of keys and images, as DynamoDB counts it. */
    public long sizeBytes() {
        return (long) keys.size() + (before == null ? 0 : before.size()) + (after == null ? 0 : after.size());
    }
}
