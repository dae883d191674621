package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.contract.RouteSweep;
import io.azulejo.tests.backends.Backend;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sends requests of all kinds to every documented route; each response is checked against the OpenAPI document. */
final class ContractTest {

    @Test
    void everyRoute_withAnyCallerAndBody_answersAsDocumented() {
        try (RunningBlog blog = new RunningBlog(Backend.IN_PROCESS)) {
            ApiClient ana = blog.user("ana", "author");
            String category = blog.category("Kitchen", "");
            String post = blog.post(ana, "Bread", category);
            String comment = blog.comment(blog.user("bob"), post, "Good.");
            blog.user("root", "admin").get("me").hasStatus(200);
            blog.user("off", "author").get("me").hasStatus(200);
            blog.user("root", "admin")
                    .put("admin/users/off/status", Map.of("status", "disabled"))
                    .hasStatus(200);
            RouteSweep sweep = new RouteSweep(
                    List.of(
                            blog.api,
                            blog.user("off", "author"),
                            blog.user("bob"),
                            ana,
                            blog.user("ed", "editor"),
                            blog.user("mia", "moderator"),
                            blog.user("root", "admin")),
                    (path, name) -> path.contains("/comments/{")
                            ? comment
                            : path.contains("/categories/")
                                    ? category
                                    : path.contains("/posts/") ? post : path.contains("/users/") ? "bob" : "other");
            assertThat(sweep.failures()).isEmpty();
        }
    }
}
