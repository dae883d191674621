package io.azulejo.wavyblog.api;

import io.azulejo.http.problem.ProblemException;
import org.jspecify.annotations.Nullable;

/** Parser of the query parameter {@code posts}, which selects whether the posts of a deleted user are kept. */
final class PostsParameter {
    private PostsParameter() {}

    static boolean keep(@Nullable String posts) {
        return switch (posts) {
            case null -> false;
            case "delete" -> false;
            case "keep" -> true;
            default -> throw ProblemException.badParameter("posts", "must be keep or delete");
        };
    }
}
