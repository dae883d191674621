package io.azulejo.wavyblog;

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
        try (RunningWavyBlog blog = new RunningWavyBlog(Backend.IN_PROCESS)) {
            ApiClient admin = blog.admin();
            admin.post("categories", Map.of("slug", "tech", "name", "Tech")).hasStatus(201);
            ApiClient ana = blog.user("ana");
            ana.post("posts", Map.of("title", "Bread", "content", "x", "category", "tech", "published", true))
                    .hasStatus(201);
            ApiClient off = blog.user("off");
            admin.put("admin/users/off/status", Map.of("status", "disabled")).hasStatus(200);
            RouteSweep sweep = new RouteSweep(
                    List.of(blog.api, off, blog.user("bob"), ana, admin),
                    (path, name) -> path.contains("/categories/")
                            ? "tech"
                            : path.contains("/posts/") ? "bread" : path.contains("/users/") ? "bob" : "other");
            assertThat(sweep.failures()).isEmpty();
        }
    }
}
