package io.azulejo.bench.services;

import io.azulejo.bench.Payload;
import io.azulejo.blog.Blog;
import io.azulejo.blog.BlogOptions;
import io.azulejo.http.host.Service;
import io.azulejo.testing.ApiClient;
import io.azulejo.toolkit.ToolkitOptions;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Blog measurements: a post of 1 KB, and the first page of the feed. */
final class BlogFixture implements ServiceFixture {
    private static final int POSTS = 40;

    private final Issuer issuer = new Issuer();
    private final Service service;

    BlogFixture(DynamoDbClient client) {
        ToolkitOptions table =
                ToolkitOptions.defaults().environment(Map.of("StackName", "bench", "Environment", "local")::get);
        this.service =
                new Blog(client, issuer.verifier(), BlogOptions.defaults().withTable(table));
    }

    @Override
    public Service service() {
        return service;
    }

    @Override
    public Routes fill(ApiClient api) {
        String token = issuer.token("ana", "blog", "admin");
        ApiClient ana = api.as(token);
        String category = ana.post("/blog/categories", Map.of("name", "Travel"))
                .hasStatus(201)
                .text("categoryId");
        String last = "";
        for (int i = 0; i < POSTS; i++) {
            String location = Objects.requireNonNull(ana.post(
                            "/blog/posts",
                            Map.of(
                                    "title",
                                    "Post number " + i,
                                    "content",
                                    Payload.text(i, 1000),
                                    "categoryId",
                                    category))
                    .hasStatus(201)
                    .header("Location"));
            last = location.substring(location.lastIndexOf('/') + 1);
            ana.post("/blog/posts/" + last + "/publish").hasStatus(200);
        }
        return new Routes("/blog/posts/" + last, "/blog/posts?limit=20", token);
    }
}
