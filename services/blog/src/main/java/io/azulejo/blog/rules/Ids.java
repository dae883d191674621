package io.azulejo.blog.rules;

import com.github.f4b6a3.ulid.UlidCreator;
import io.azulejo.web.problem.ProblemException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/** Ids of new items, which sort by time, and what cannot be an id. */
public final class Ids {
    private static final int LONGEST = 256;

    private Ids() {}

    static String next(Instant now) {
        return UlidCreator.getMonotonicUlid(now.toEpochMilli()).toString();
    }

    /** The id of something that is to be found; no id is so long that a key could not hold it. */
    public static String sought(String what, String id) {
        if (id.isEmpty() || id.length() > LONGEST) {
            throw ProblemException.notFound(what, id.substring(0, Math.min(id.length(), 40)));
        }
        return id;
    }

    /** The time as keys hold it, so that an entity in memory equals the one read back. */
    static Instant now(InstantSource clock) {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
