package io.azulejo.blog;

import io.azulejo.http.demo.SampleData;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Test for the IAM policy: it grants no permission that the service does not use. The other tests show that it grants
 * all that are needed.
 */
final class IamPolicyTest {

    @Test
    void policy_afterUsingEveryFeature_hasNoUnusedPermission() {
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
            blog.awaitDone(bob.delete("me"));

            blog.rights.assertNothingUnused();
        }
    }
}
