package io.azulejo.wavyblog.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.TextValidation;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostBody;
import io.azulejo.wavyblog.table.WavyBlogTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Content of a post, split to fit into items. An item holds at most 400 KB and three indexes copy it, so content beyond
 * 256 KB goes to separate items.
 *
 * @param head part in the post's own item
 * @param rest parts in separate items, in order
 */
record PostContent(String head, List<String> rest) {
    private static final int PART_BYTES = 256 * 1024;
    private static final int MAX_BYTES = 4 * PART_BYTES;

    static PostContent of(String content) {
        if (content.indexOf('\0') >= 0) {
            throw ProblemException.invalid("content", "must not contain NUL");
        }
        if (TextValidation.bytes(content) > MAX_BYTES) {
            throw ProblemException.of(
                    ProblemType.TOO_LARGE, "content must be at most " + MAX_BYTES + " bytes of UTF-8");
        }
        List<String> parts = new ArrayList<>();
        int from = 0;
        while (from < content.length() || parts.isEmpty()) {
            int to = endOfPart(content, from);
            parts.add(content.substring(from, to));
            from = to;
        }
        return new PostContent(parts.getFirst(), List.copyOf(parts.subList(1, parts.size())));
    }

    /** Returns the complete content of a post. Long content needs one additional Query. */
    static String read(Post post, WavyBlogTable table) {
        if (post.bodyParts() == null || post.bodyParts() == 0) {
            return post.content();
        }
        StringBuilder whole = new StringBuilder(post.content());
        table.body(post.slug()).forEach(part -> whole.append(part.text()));
        return whole.toString();
    }

    Integer count() {
        return rest.size();
    }

    List<PostBody> parts(String slug) {
        List<PostBody> parts = new ArrayList<>();
        for (String text : rest) {
            parts.add(new PostBody(slug, parts.size() + 1, text));
        }
        return parts;
    }

    /** Returns the end of the next part, between two code points. */
    private static int endOfPart(String content, int from) {
        int bytes = 0;
        int at = from;
        while (at < content.length()) {
            int codePoint = content.codePointAt(at);
            bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
            if (bytes > PART_BYTES) {
                return at;
            }
            at += Character.charCount(codePoint);
        }
        return at;
    }
}
