package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.QueryParam;
import io.avaje.jsonb.Json;
import io.azulejo.blog.domain.CategoryPosts;
import io.azulejo.blog.domain.PublicActivity;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Like;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.blog.table.User;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.MovedException;
import io.azulejo.http.text.Ids;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Public profiles of users and what they published. */
@Controller
@Path("/blog/users")
final class UserController {
    private static final int PER_PAGE = 10;

    private final BlogTable table;
    private final Users users;
    private final PublicActivity activity;

    UserController(BlogTable table, Users users, PublicActivity activity) {
        this.activity = activity;
        this.table = table;
        this.users = users;
    }

    /** Retrieves the public profile of a user. */
    @Get("/{id}")
    ProfileView user(String id) {
        return ProfileView.of(users.require(id));
    }

    /** Retrieves the public profile of a user by handle. A former handle redirects to the current one. */
    @Get("/by-handle/{handle}")
    ProfileView byHandle(String handle) {
        User user = users.byHandle(handle);
        if (!handle.equals(user.handle())) {
            throw new MovedException("/blog/users/by-handle/" + user.handle());
        }
        return ProfileView.of(user);
    }

    /** Lists the published posts of a user, newest first. */
    @Get("/{id}/posts")
    PageBody<PostSummary> posts(String id, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return known(
                id,
                PageBody.of(table.postsByAuthor(
                        Ids.requireId("user", id), CategoryPosts.PUBLISHED, PageQuery.of(limit, cursor, PER_PAGE))));
    }

    /** Lists the comments of a user on published posts, newest first. */
    @Get("/{id}/comments")
    PageBody<CommentView> comments(
            String id, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return known(
                id,
                PageBody.of(
                        activity.comments(Ids.requireId("user", id), PageQuery.of(limit, cursor)), CommentView::of));
    }

    /** Lists the likes of a user on published posts, newest first. */
    @Get("/{id}/likes")
    PageBody<LikeListItem> likes(String id, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return known(
                id,
                PageBody.of(activity.likes(Ids.requireId("user", id), PageQuery.of(limit, cursor)), LikeListItem::of));
    }

    /** Returns the page; fails with 404 if it is empty because there is no such user. */
    private <T> PageBody<T> known(String userId, PageBody<T> page) {
        if (page.items().isEmpty()) {
            users.require(userId);
        }
        return page;
    }

    /** Like of a user. */
    @Json
    record LikeListItem(String postId, Instant createdAt) {

        static LikeListItem of(Like like) {
            return new LikeListItem(like.postId(), like.createdAt());
        }
    }
}
