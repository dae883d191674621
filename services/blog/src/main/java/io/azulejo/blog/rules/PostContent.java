package io.azulejo.blog.rules;

import io.azulejo.blog.table.PostBody;
import io.azulejo.blog.table.PostBodyKeys;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The body of a post, in its item or, above 32 KB, in one of its own.
 *
 * @param inline what the post's item holds; null when the body is apart
 * @param apart what the item of its own holds; null when there is none
 */
record PostContent(@Nullable String inline, @Nullable String apart) {
    private static final int INLINE_BYTES = 32 * 1024;
    /** An item holds 400 KB. */
    private static final int MOST_BYTES = 350 * 1024;

    static PostContent of(String body) {
        Texts.required("body", body, MOST_BYTES);
        int bytes = Texts.bytes(body);
        if (bytes > MOST_BYTES) {
            throw ProblemException.invalid("body", "must be at most " + MOST_BYTES + " bytes, and has " + bytes);
        }
        return bytes <= INLINE_BYTES ? new PostContent(body, null) : new PostContent(null, body);
    }

    /** Adds what has to happen to the item of its own. */
    void write(TransactWrite transaction, String postId, boolean wasApart) {
        if (apart != null) {
            transaction.put(new PostBody(postId, apart));
        } else if (wasApart) {
            transaction.delete(PostBodyKeys.of(postId));
        }
    }
}
