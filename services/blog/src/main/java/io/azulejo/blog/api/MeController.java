package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.blog.rules.Actor;
import io.azulejo.blog.rules.PostLookup;
import io.azulejo.blog.rules.ProfileEdit;
import io.azulejo.blog.rules.UserDeletion;
import io.azulejo.blog.rules.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Bookmark;
import io.azulejo.blog.table.Like;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.blog.table.User;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/blog/me")
final class MeController {
    private final BlogTable table;
    private final Users users;
    private final UserDeletion deletion;
    private final PostLookup posts;
    private final JobRunner jobs;

    MeController(BlogTable table, Users users, UserDeletion deletion, PostLookup posts, JobRunner jobs) {
        this.table = table;
        this.users = users;
        this.deletion = deletion;
        this.posts = posts;
        this.jobs = jobs;
    }

    /** The caller's own profile. */
    @Get
    AccountView me(ServerRequest request, ServerResponse response) {
        return answer(users.known(users.acting(Caller.of(request)).userId()), response);
    }

    /** Changes what the caller says about oneself. */
    @Patch
    AccountView describe(ProfileEdit body, ServerRequest request, ServerResponse response) {
        User user = users.describe(actor(request), body, ETag.expected(request));
        if (body.name() != null) {
            jobs.wake(); // posts and comments carry it too
        }
        return answer(user, response);
    }

    /** Gives the caller another handle; the old one leads to the caller for ever. */
    @Put("/handle")
    AccountView changeHandle(HandleChange body, ServerRequest request, ServerResponse response) {
        return answer(users.changeHandle(actor(request), body.handle()), response);
    }

    /** Changes the caller's e-mail address. */
    @Put("/email")
    AccountView changeEmail(EmailChange body, ServerRequest request, ServerResponse response) {
        return answer(users.changeEmail(actor(request), body.email()), response);
    }

    /** Deletes the caller's data: posts and reactions go, comments stay without a name. */
    @Delete
    @Produces(statusCode = 202)
    JobView delete(ServerRequest request) {
        return jobs.begun(deletion.begin(users.known(actor(request).userId())));
    }

    /** How far the deletion of the caller's data has come. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        Caller caller = Caller.of(request);
        return jobs.view(id, job -> job.isAbout(caller));
    }

    /** The caller's drafts and archived posts, last changed first. */
    @Get("/drafts")
    PageBody<PostSummary> drafts(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        String userId = Caller.of(request).subject();
        return PageBody.of(table.drafts(userId, PageQuery.of(limit, cursor).scope(userId)));
    }

    /** The posts that the caller keeps and that are public, kept last first. */
    @Get("/bookmarks")
    PageBody<PostSummary> bookmarks(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        String userId = Caller.of(request).subject();
        Page<Bookmark> page =
                table.bookmarks(userId, PageQuery.of(limit, cursor).scope(userId));
        return lines(page.items().stream().map(Bookmark::postId).toList(), page.next());
    }

    /** The posts that the caller likes and that are public, liked last first. */
    @Get("/likes")
    PageBody<PostSummary> likes(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        String userId = Caller.of(request).subject();
        Page<Like> page =
                table.likesByAuthor(userId, PageQuery.of(limit, cursor).scope(userId));
        return lines(page.items().stream().map(Like::postId).toList(), page.next());
    }

    private PageBody<PostSummary> lines(List<String> postIds, Optional<Cursor> next) {
        return new PageBody<>(
                posts.published(postIds).stream().map(PostSummary::of).toList(),
                next.map(Cursor::text).orElse(null));
    }

    private Actor actor(ServerRequest request) {
        return users.acting(Caller.of(request));
    }

    private static AccountView answer(User user, ServerResponse response) {
        response.header("ETag", new ETag(user.version()).toString());
        return AccountView.of(user);
    }

    /** The new e-mail address of a user. */
    @Json
    @Valid
    record EmailChange(@NotBlank String email) {}

    /** The new handle of a user. */
    @Json
    @Valid
    record HandleChange(@NotBlank String handle) {}
}
