package io.azulejo.blog.domain;

import io.azulejo.blog.table.PostBody;
import io.azulejo.blog.table.PostBodyKeys;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.toolkit.transaction.TransactWrite;
import org.jspecify.annotations.Nullable;

/**
 * Body of a post, stored in its own item if it is longer than 32 KB.
 *
 * @param inline text in the post's item; null if the body has its own item
 * @param apart text in the separate item; null if there is none
 */
record PostContent(@Nullable String inline, @Nullable String apart) {
    private static final int INLINE_BYTES = 32 * 1024;
    /** DynamoDB limits an item to 400 KB; this leaves room for the other attributes. */
    private static final int MAX_BYTES = 350 * 1024;

    /** Returns the content of a draft that may have no body yet. */
    static PostContent ofDraft(@Nullable String body) {
        return body == null || body.isEmpty() ? new PostContent("", null) : of(body);
    }

    static PostContent of(String body) {
        TextValidation.required("content", body, MAX_BYTES);
        int bytes = TextValidation.bytes(body);
        if (bytes > MAX_BYTES) {
            throw ProblemException.invalid("content", "must be at most " + MAX_BYTES + " bytes, but has " + bytes);
        }
        return bytes <= INLINE_BYTES ? new PostContent(body, null) : new PostContent(null, body);
    }

    /** Adds the write or the delete of the separate item to a transaction. */
    void write(TransactWrite transaction, String postId, boolean hadSeparateItem) {
        if (apart != null) {
            transaction.put(new PostBody(postId, apart));
        } else if (hadSeparateItem) {
            transaction.delete(PostBodyKeys.of(postId));
        }
    }
}
