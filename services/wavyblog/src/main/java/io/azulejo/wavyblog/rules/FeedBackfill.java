package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostAttributes;
import io.azulejo.wavyblog.table.PostBuilder;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.job.Walk;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/**
 * Brings posts that others published into the feed: they have no {@code PublishedAt}, and get the time of their
 * creation. Posts that are in the feed are left alone, so that it can be run at any time.
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

    /** A post that its author is changing right now makes the step fail, which is tried again. */
    @Override
    public Step next(JobRecord record) {
        return Walk.inStepsOf(POSTS_PER_STEP)
                .throughEach("posts", table::posts, this::feed)
                .next(record);
    }

    private void feed(Post post) {
        if (post.published() && post.publishedAt() == null) {
            table.postTable()
                    .customized(new SameTime(PostAttributes.UPDATED_AT.codec().encode(post.updatedAt())))
                    .replace(
                            post,
                            PostBuilder.of(post).publishedAt(post.createdAt()).build());
        }
    }

    /** Nothing of what readers see has changed, so that {@code UpdatedAt} stays what it was. */
    private record SameTime(AttributeValue updatedAt) implements RequestHook {
        @Override
        public void putItem(PutItemRequest.Builder request) {
            Map<String, AttributeValue> item = new HashMap<>(request.build().item());
            item.put(PostAttributes.UPDATED_AT.attributeName(), updatedAt);
            request.item(item);
        }
    }
}
