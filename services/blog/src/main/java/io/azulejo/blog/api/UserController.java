package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.QueryParam;
import io.avaje.jsonb.Json;
import io.azulejo.blog.rules.CategoryPosts;
import io.azulejo.blog.rules.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Like;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.blog.table.User;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.problem.MovedException;
import io.azulejo.web.text.Ids;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Controller
@Path("/blog/users")
final class UserController {
    private static final int PER_PAGE = 10;

    private final BlogTable table;
    private final Users users;

    UserController(BlogTable table, Users users) {
        this.table = table;
        this.users = users;
    }

    /** A user's public profile. */
    @Get("/{id}")
    ProfileView user(String id) {
        return ProfileView.of(users.known(id));
    }

    /** The user of a handle; a former handle leads to the present one. */
    @Get("/by-handle/{handle}")
    ProfileView byHandle(String handle) {
        User user = users.ofHandle(handle);
        if (!handle.equals(user.handle())) {
            throw new MovedException("/blog/users/by-handle/" + user.handle());
        }
        return ProfileView.of(user);
    }

    /** A user's published posts, newest first. */
    @Get("/{id}/posts")
    PageBody<PostSummary> posts(String id, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return PageBody.of(table.postsByAuthor(
                Ids.sought("user", id), CategoryPosts.PUBLISHED, PageQuery.of(limit, cursor, PER_PAGE)));
    }

    /** A user's comments, newest first. */
    @Get("/{id}/comments")
    PageBody<CommentView> comments(
            String id, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return PageBody.of(
                table.commentsByAuthor(Ids.sought("user", id), PageQuery.of(limit, cursor)), CommentView::of);
    }

    /** What a user likes, newest first. */
    @Get("/{id}/likes")
    PageBody<LikeLine> likes(String id, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return PageBody.of(table.likesByAuthor(Ids.sought("user", id), PageQuery.of(limit, cursor)), LikeLine::of);
    }

    /** A like of a user. */
    @Json
    record LikeLine(String postId, Instant createdAt) {

        static LikeLine of(Like like) {
            return new LikeLine(like.postId(), like.createdAt());
        }
    }
}
