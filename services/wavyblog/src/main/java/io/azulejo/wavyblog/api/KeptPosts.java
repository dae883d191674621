package io.azulejo.wavyblog.api;

import io.azulejo.web.problem.ProblemException;
import org.jspecify.annotations.Nullable;

/** What becomes of a user's posts, as the parameter {@code posts} says it. */
final class KeptPosts {
    private KeptPosts() {}

    static boolean asked(@Nullable String posts) {
        return switch (posts) {
            case null -> false;
            case "delete" -> false;
            case "keep" -> true;
            default -> throw ProblemException.badParameter("posts", "must be keep or delete");
        };
    }
}
