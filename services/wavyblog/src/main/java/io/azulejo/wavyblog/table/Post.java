package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.EntityType;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A post. Published posts have the documented index keys; drafts have an entity type and a GSI1 partition of their own
 * and no GSI2 key, so that none of the documented lists returns them.
 *
 * @param content Markdown as written, or its first part when the rest is in {@link PostBody} items
 * @param bodyParts how many {@link PostBody} items hold the content; null when it is all in {@code content}
 * @param publishedAt when it first became public; posts of others have none and sort by creation
 */
@Entity("POST")
@EntityType(value = "POST_DRAFT", when = "!published")
@Key(pk = "POST#{slug}", sk = "METADATA#{slug}")
@IndexKey(index = "GSI1", pk = "POSTS_BY_USER#{authorId}", sk = "POST#{createdAt:seconds}", when = "published")
@IndexKey(index = "GSI1", pk = "DRAFTS_BY_USER#{authorId}", sk = "POST#{createdAt:seconds}", when = "!published")
@IndexKey(index = "GSI2", pk = "POSTS_BY_CAT#{category}", sk = "POST#{createdAt:seconds}", when = "published")
@IndexKey(index = "GSI4", pk = "POSTS#{publishedAt:month}", sk = "{publishedAt:millis}#{slug}", when = "published")
@Unique(component = "slug", guard = Slug.class)
@Accept(id = "AZ206", because = "the documented list of all posts, kept for admins and export; the public feed is GSI4")
public record Post(
        @Attribute("PostID") @GeneratedId(prefix = "post_") String postId,
        String slug,
        String title,
        String content,
        @Nullable Integer bodyParts,
        @Attribute("AuthorID") String authorId,
        String category,
        @Attribute("ThumbnailURL") @Nullable String thumbnailUrl,
        @Attribute("IsPublished") boolean published,
        @Time(TimePrecision.MILLIS) @Nullable Instant publishedAt,
        @CreatedAt Instant createdAt,
        @UpdatedAt Instant updatedAt,
        @Version long version) {

    /** What the slug's guard says about its owner. */
    public String targetPk() {
        return "POST#" + slug;
    }

    public Slug.Kind kind() {
        return Slug.Kind.POST;
    }
}
