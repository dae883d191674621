package io.azulejo.bench.services;

import io.azulejo.auth.token.SigningKeys;
import io.azulejo.bench.Payload;
import io.azulejo.http.host.Service;
import io.azulejo.testing.ApiClient;
import io.azulejo.wavyblog.WavyBlog;
import io.azulejo.wavyblog.WavyBlogOptions;
import io.azulejo.wavyblog.table.Role;
import java.time.InstantSource;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** WavyBlog measurements: a post of 1 KB, and the first page of the feed. */
final class WavyBlogFixture implements ServiceFixture {
    private static final int POSTS = 40;
    private static final String PASSWORD = "correct horse";

    private final WavyBlog service;

    WavyBlogFixture(DynamoDbClient client) {
        this.service = new WavyBlog(client, SigningKeys.inMemory(InstantSource.system()), WavyBlogOptions.defaults());
    }

    @Override
    public Service service() {
        return service;
    }

    @Override
    public Routes fill(ApiClient api) {
        service.registration().register("ana", "ana@example.org", PASSWORD, Role.ADMIN);
        String token = api.post("/wavyblog/auth/login", Map.of("login", "ana", "password", PASSWORD))
                .hasStatus(200)
                .text("accessToken");
        ApiClient ana = api.as(token);
        ana.post("/wavyblog/categories", Map.of("name", "Travel", "slug", "travel"))
                .hasStatus(201);
        for (int i = 0; i < POSTS; i++) {
            String slug = "post-" + i;
            ana.post(
                            "/wavyblog/posts",
                            Map.of(
                                    "title",
                                    "Post number " + i,
                                    "slug",
                                    slug,
                                    "content",
                                    Payload.text(i, 1000),
                                    "category",
                                    "travel"))
                    .hasStatus(201);
            ana.post("/wavyblog/posts/" + slug + "/publish").hasStatus(200);
        }
        return new Routes("/wavyblog/posts/post-7", "/wavyblog/posts?limit=20", token);
    }
}
