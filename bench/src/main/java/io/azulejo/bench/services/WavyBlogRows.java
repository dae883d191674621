package io.azulejo.bench.services;

import io.azulejo.bench.Payload;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.WavyBlog;
import io.azulejo.wavyblog.WavyBlogOptions;
import io.azulejo.wavyblog.table.PostBuilder;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.wavyblog.table.WavyBlogTableDesign;
import io.azulejo.web.token.SigningKeys;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A post of one kilobyte, and the first page of the feed. */
final class WavyBlogRows {
    private static final int POSTS = 100;

    private WavyBlogRows() {}

    static BenchedService.Prepared prepare(DynamoDbClient client) {
        WavyBlogOptions options = WavyBlogOptions.defaults();
        WavyBlog service = new WavyBlog(client, SigningKeys.inMemory(InstantSource.system()), options);
        service.createTables();
        WavyBlogTable table = WavyBlogTableDesign.on(client, ToolkitOptions.defaults());
        Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        for (int i = 0; i < POSTS; i++) {
            table.postTable()
                    .create(PostBuilder.blank()
                            .slug("post-" + i)
                            .title("Post number " + i)
                            .content(Payload.text(i, 1000))
                            .authorId("ana")
                            .category("travel")
                            .published(true)
                            .publishedAt(now.minusSeconds(i))
                            .build());
        }
        return new BenchedService.Prepared(service, "/wavyblog/posts/post-7", "/wavyblog/posts?limit=20", null);
    }
}
