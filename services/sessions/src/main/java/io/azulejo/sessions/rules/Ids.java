package io.azulejo.sessions.rules;

import com.github.f4b6a3.ulid.UlidCreator;
import io.azulejo.web.problem.ProblemException;
import java.util.regex.Pattern;

/** Ids: made here and not on writing, because other items of the same transaction name them too. */
public final class Ids {
    /** Discord's ids, those of issuers, and ours. Longer ones are nobody's, and would not fit into a key. */
    private static final Pattern KNOWN = Pattern.compile("[\\x21-\\x7e]{1,128}");

    private Ids() {}

    static String next(String prefix) {
        return prefix + UlidCreator.getMonotonicUlid();
    }

    /** The id as it came, if there can be something of that id. */
    public static String known(String what, String id) {
        if (!KNOWN.matcher(id).matches()) {
            throw ProblemException.notFound(what, id.length() > 32 ? id.substring(0, 32) + "…" : id);
        }
        return id;
    }
}
