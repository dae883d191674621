package io.azulejo.http.text;

import com.github.f4b6a3.ulid.UlidCreator;
import io.azulejo.http.problem.ProblemException;
import java.time.Instant;

/**
 * Generator of time-ordered ids (ULIDs) for items whose id is needed before the write, and a check of ids from clients.
 */
public final class Ids {
    private static final int MAX_LENGTH = 256;
    /** DynamoDB limits a sort key to 1024 bytes; this leaves room for the other parts of a key. */
    private static final int MAX_KEY_BYTES = 900;

    private static final int MAX_SHOWN = 40;

    private Ids() {}

    public static String next(String prefix) {
        return prefix + UlidCreator.getMonotonicUlid();
    }

    public static String next(Instant now) {
        return UlidCreator.getMonotonicUlid(now.toEpochMilli()).toString();
    }

    /** Returns an id to look up; fails with 404 if no key could hold it. */
    public static String requireId(String what, String id) {
        if (id.isEmpty() || id.length() > MAX_LENGTH || !fitsKey(id)) {
            throw ProblemException.notFound(what, id.substring(0, Math.min(id.length(), MAX_SHOWN)));
        }
        return id;
    }

    /** Returns whether a value is short enough to be part of a key, in which '#' and '%' take three bytes each. */
    public static boolean fitsKey(String value) {
        long escaped = value.chars().filter(c -> c == '#' || c == '%').count();
        return TextValidation.bytes(value) + 2 * escaped <= MAX_KEY_BYTES;
    }
}
