package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.WavyBlogTable;
import java.util.ArrayList;
import java.util.List;

/** Some posts and drafts of an author, for jobs that go through all of them: what they change leaves the list. */
final class AuthorPosts {
    private final WavyBlogTable table;

    AuthorPosts(WavyBlogTable table) {
        this.table = table;
    }

    List<Post> some(String author, int most) {
        List<Post> found =
                new ArrayList<>(table.postsByUser(author, PageRequest.of(most)).items());
        if (found.size() < most) {
            found.addAll(
                    table.drafts(author, PageRequest.of(most - found.size())).items());
        }
        return found;
    }
}
