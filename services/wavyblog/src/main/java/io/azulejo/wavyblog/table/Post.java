package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.EntityType;
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
 * Post of an author. Published posts have the documented index keys. Drafts have their own entity type and GSI1
 * partition and no GSI2 key, so that no documented list returns them.
 *
 * @param content Markdown source, or its first part if the rest is in {@link PostBody} items
 * @param bodyParts number of {@link PostBody} items; null if {@code content} is complete
 * @param draftedAt creation time of the draft that became the post; null if it was published at once
 * @param createdAt creation time, by which the documented lists sort; the first publication of a draft sets it, so that
 *     an old draft is new in the lists when it is published
 * @param publishedAt time of the first publication; legacy posts have none and sort by creation time
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
        @Attribute("PostID") @Default("") String postId,
        String slug,
        @Default("Untitled") String title,
        @Default("") String content,
        @Nullable Integer bodyParts,
        @Attribute("AuthorID") @Default("unknown") String authorId,
        @Default("uncategorized") String category,
        @Attribute("ThumbnailURL") @Nullable String thumbnailUrl,
        @Attribute("IsPublished") @Default("false") boolean published,
        @Time(TimePrecision.MILLIS) @Nullable Instant publishedAt,
        @Time(TimePrecision.MILLIS) @Nullable Instant draftedAt,
        @CreatedAt @Default("1970-01-01T00:00:00Z") Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt,
        @Version long version) {

    /** Returns the partition key that the slug's guard item points to. */
    public String targetPk() {
        return "POST#" + slug;
    }

    public Slug.Kind kind() {
        return Slug.Kind.POST;
    }
}
