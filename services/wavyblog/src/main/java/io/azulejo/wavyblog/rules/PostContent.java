package io.azulejo.wavyblog.rules;

import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostBody;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
import io.azulejo.web.text.Texts;
import java.util.ArrayList;
import java.util.List;

/**
 * Content cut to fit: an item holds at most 400 KB and three indexes copy it whole, so what goes beyond 256 KB is
 * stored beside the post.
 *
 * @param head what the post's own item holds
 * @param rest the parts beside it, in order
 */
record PostContent(String head, List<String> rest) {
    private static final int PART = 256 * 1024;
    private static final int LONGEST = 4 * PART;

    static PostContent of(String content) {
        if (content.indexOf('\0') >= 0) {
            throw ProblemException.invalid("content", "must not contain NUL");
        }
        if (Texts.bytes(content) > LONGEST) {
            throw ProblemException.of(ProblemType.TOO_LARGE, "content must be at most " + LONGEST + " bytes of UTF-8");
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

    /** The content of a post, with one Query more if it is a long one. */
    static String whole(Post post, WavyBlogTable table) {
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

    /** Cuts between characters, never inside one. */
    private static int endOfPart(String content, int from) {
        int bytes = 0;
        int at = from;
        while (at < content.length()) {
            int codePoint = content.codePointAt(at);
            bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
            if (bytes > PART) {
                return at;
            }
            at += Character.charCount(codePoint);
        }
        return at;
    }
}
