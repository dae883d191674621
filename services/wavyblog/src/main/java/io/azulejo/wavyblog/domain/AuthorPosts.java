package io.azulejo.wavyblog.domain;

import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.WavyBlogTable;
import java.util.ArrayList;
import java.util.List;

/** Posts and drafts of an author, for jobs that process all of them. A processed post leaves the list. */
final class AuthorPosts {
    private final WavyBlogTable table;

    AuthorPosts(WavyBlogTable table) {
        this.table = table;
    }

    List<Post> nextBatch(String author, int limit) {
        List<Post> found =
                new ArrayList<>(table.postsByUser(author, PageRequest.of(limit)).items());
        if (found.size() < limit) {
            found.addAll(
                    table.drafts(author, PageRequest.of(limit - found.size())).items());
        }
        return found;
    }
}
