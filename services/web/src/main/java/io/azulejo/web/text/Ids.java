package io.azulejo.web.text;

import com.github.f4b6a3.ulid.UlidCreator;
import io.azulejo.web.problem.ProblemException;
import java.time.Instant;

/** Ids of new items, which rise with time, for who needs one before it is written; and what cannot be an id. */
public final class Ids {
    private static final int LONGEST = 256;
    private static final int LONGEST_SHOWN = 40;

    private Ids() {}

    public static String next(String prefix) {
        return prefix + UlidCreator.getMonotonicUlid();
    }

    public static String next(Instant now) {
        return UlidCreator.getMonotonicUlid(now.toEpochMilli()).toString();
    }

    /** The id of something that is to be found: 404 for what is no id, and what no key could hold. */
    public static String sought(String what, String id) {
        if (id.isEmpty() || id.length() > LONGEST) {
            throw ProblemException.notFound(what, id.substring(0, Math.min(id.length(), LONGEST_SHOWN)));
        }
        return id;
    }
}
