package io.azulejo.wavyblog;

import io.azulejo.http.demo.SampleData;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
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
        try (RunningWavyBlog blog = new RunningWavyBlog(Backend.IN_PROCESS)) {
            blog.host.beans("wavyblog", SampleData.class).getFirst().load(() -> {});
            blog.api.get("posts").hasStatus(200);
            blog.api.get("users/john_doe/posts").hasStatus(200);
            blog.api.get("categories/technology/posts").hasStatus(200);
            ApiClient ana = blog.user("ana");
            ApiResponse tokens = blog.tokens("ana");
            blog.api
                    .post("auth/refresh", Map.of("refreshToken", tokens.text("refreshToken")))
                    .hasStatus(200);
            ana.post("posts", Map.of("title", "T", "slug", "t", "content", "c", "category", "technology"))
                    .hasStatus(201);
            ana.delete("posts/t").hasStatus(204);
            ApiClient root = blog.api.as(blog.api
                    .post("auth/login", Map.of("login", "root", "password", "azulejo-demo"))
                    .text("accessToken"));
            root.get("admin/users").hasStatus(200);
            blog.finished(root.post("admin/slug-checks"));
            blog.finished(ana.delete("me"));

            blog.rights.assertNothingUnused();
        }
    }
}
