package io.azulejo.wavyblog.domain;

import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostAttributes;
import io.azulejo.wavyblog.table.PostBuilder;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/**
 * Job that adds posts of other applications to the feed. They have no {@code PublishedAt} and get their creation time.
 * Posts that are already in the feed stay unchanged, so the job can run at any time.
 */
@Singleton
public final class FeedBackfill implements Job {
    static final String TYPE = "feed-backfill";
    private static final int POSTS_PER_STEP = 25;

    private final WavyBlogTable table;

    public FeedBackfill(WavyBlogTable table) {
        this.table = table;
    }

    public JobRecord begin() {
        return table.jobTable().create(JobRecord.of(TYPE, Map.of()));
    }

    @Override
    public String type() {
        return TYPE;
    }

    /** Processes some posts. If a post changes concurrently, the step fails and is retried. */
    @Override
    public Step next(JobRecord record) {
        return CursorLoop.withPageSize(POSTS_PER_STEP)
                .forEachItem("posts", table::posts, this::addToFeed)
                .next(record);
    }

    private void addToFeed(Post post) {
        if (post.published() && post.publishedAt() == null) {
            table.postTable()
                    .customized(keepUpdatedAt(PostAttributes.UPDATED_AT.codec().encode(post.updatedAt())))
                    .replace(
                            post,
                            PostBuilder.of(post).publishedAt(post.createdAt()).build());
        }
    }

    /** Returns a hook that keeps {@code UpdatedAt}, because nothing that readers see has changed. */
    private static RequestHook keepUpdatedAt(AttributeValue updatedAt) {
        return RequestHook.on(PutItemRequest.Builder.class, request -> {
            Map<String, AttributeValue> item = new HashMap<>(request.build().item());
            item.put(PostAttributes.UPDATED_AT.attributeName(), updatedAt);
            request.item(item);
        });
    }
}
