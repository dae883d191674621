package io.azulejo.blog;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.Backend;
import io.azulejo.web.demo.SampleData;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The policy for AWS gives what the service needs, as all tests show, and nothing else, as this one does. */
final class RightsTest {

    @Test
    void policy_afterAStoryThroughEverything_hasNoRightThatNobodyUsed() {
        try (RunningBlog blog = new RunningBlog(Backend.IN_PROCESS)) {
            blog.host.beans("blog", SampleData.class).getFirst().load(() -> {});
            ApiClient ana = blog.user("ana", "author");
            ApiClient bob = blog.user("bob", "reader");
            String post = blog.post(ana, "First", blog.category("Tiles", ""));
            String comment = blog.comment(bob, post, "Blue.");
            bob.put("posts/" + post + "/like", Map.of());
            bob.delete("posts/" + post + "/like");
            blog.api.get("posts").hasStatus(200);
            blog.api.get("posts/" + post).hasStatus(200);
            blog.api.get("posts/" + post + "/comments").hasStatus(200);
            blog.api.get("comments/" + comment).hasStatus(200);
            blog.api.get("users/bob/comments").hasStatus(200);
            blog.api.get("users/ana/posts").hasStatus(200);
            blog.user("root", "admin").get("admin/users?role=reader").hasStatus(200);
            blog.finished(bob.delete("me"));

            blog.rights.requireNoMore();
        }
    }
}
