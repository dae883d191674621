package io.azulejo.blog.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.SoftDelete;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Post of an author. Published posts have the documented index keys. Drafts and archived posts are in a separate
 * partition of their author and in no category list. Deleted posts are in no index.
 *
 * @param categoryId null in a draft without a category
 * @param body Markdown source; null if it is in a {@link PostBody} item
 * @param publishedAt time of the first publication
 * @param formerSlugs slugs that redirect to the post and stay reserved
 * @param deletedAt time of the soft delete; a purge follows
 */
@Entity("POST")
@Key(pk = "POST#{postId}", sk = "POST#{postId}")
@IndexKey(index = "GSI1", pk = "CATEGORY#{categoryId}", sk = "POST#{publishedAt}#{postId}", when = "published")
@IndexKey(index = "GSI2", pk = "AUTHOR#{authorId}", sk = "POST#{publishedAt}#{postId}", when = "published")
@IndexKey(index = "GSI2", pk = "DRAFTS#{authorId}", sk = "POST#{updatedAt}#{postId}", when = "!published")
@IndexKey(index = "GSI3", pk = "FEED#{publishedAt:month}", sk = "POST#{publishedAt}#{postId}", when = "published")
@Unique(component = "slug", guard = Slug.class)
public record Post(
        @FromKey String postId,
        @Default("Untitled") String title,
        @Nullable String slug,
        Set<String> formerSlugs,
        @Nullable String excerpt,
        @Nullable String body,
        @Default("unknown") String authorId,
        @Nullable String authorName,
        @Attribute("subcategoryId") @Nullable String categoryId,
        @Nullable String coverUrl,
        @Nullable PostStatus status,
        @Nullable Instant publishedAt,
        @CreatedAt @Default("1970-01-01T00:00:00Z") Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt,
        @SoftDelete @Nullable Instant deletedAt,
        @Version long version) {

    public boolean published() {
        return publishedAt != null && (status == null || status == PostStatus.PUBLISHED);
    }
}
