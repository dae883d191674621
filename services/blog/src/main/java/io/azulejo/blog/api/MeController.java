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
import io.azulejo.blog.domain.Actor;
import io.azulejo.blog.domain.PostLookup;
import io.azulejo.blog.domain.ProfileEdit;
import io.azulejo.blog.domain.UserDeletion;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Bookmark;
import io.azulejo.blog.table.Like;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.blog.table.User;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.job.JobView;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The caller's own account, lists and jobs. */
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

    /** Retrieves the caller's account. The first call of a new user creates it. */
    @Get
    @Answers(never = ProblemType.CONFLICT)
    AccountView me(ServerRequest request, ServerResponse response) {
        return answer(users.require(users.requireActive(Caller.of(request)).userId()), response);
    }

    /**
     * Updates the caller's profile. Omitted fields stay unchanged; null removes a field. If the name
     * changes, a job updates the caller's posts and comments.
     */
    @Patch
    AccountView describe(ProfileEdit body, ServerRequest request, ServerResponse response) {
        User user = users.updateProfile(actor(request), body, ETag.expected(request));
        if (body.name() != null) {
            jobs.wake(); // posts and comments hold a copy of the name
        }
        return answer(user, response);
    }

    /** Changes the caller's handle. The old handle redirects to the caller permanently. */
    @Put("/handle")
    AccountView changeHandle(HandleChange body, ServerRequest request, ServerResponse response) {
        return answer(users.changeHandle(actor(request), body.handle()), response);
    }

    /** Changes the caller's email address. */
    @Put("/email")
    AccountView changeEmail(EmailChange body, ServerRequest request, ServerResponse response) {
        return answer(users.changeEmail(actor(request), body.email()), response);
    }

    /**
     * Deletes the caller's data. Deletes posts, likes and bookmarks, and removes the caller's name from comments. The
     * deletion runs as a job: poll the returned job to follow it. The account at the issuer of the token remains.
     */
    @Delete
    @Produces(statusCode = 202)
    DeletionView delete(ServerRequest request) {
        return DeletionView.of(JobView.started(
                jobs, deletion.begin(users.require(actor(request).userId()))));
    }

    /** Retrieves one of the caller's own jobs, which the caller started or which is about the caller. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        Caller caller = Caller.of(request);
        return JobView.find(jobs, id, job -> job.concerns(caller.subject()));
    }

    /** Lists the caller's drafts and archived posts, most recently updated first. */
    @Get("/drafts")
    PageBody<PostSummary> drafts(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        String userId = Caller.of(request).subject();
        return PageBody.of(table.drafts(userId, PageQuery.of(limit, cursor).scope(userId)));
    }

    /** Lists the published posts that the caller has bookmarked, newest bookmark first. */
    @Get("/bookmarks")
    PageBody<PostSummary> bookmarks(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        String userId = Caller.of(request).subject();
        Page<Bookmark> page =
                table.bookmarks(userId, PageQuery.of(limit, cursor).scope(userId));
        return summaries(page.items().stream().map(Bookmark::postId).toList(), page.next());
    }

    /** Lists the published posts that the caller has liked, newest like first. */
    @Get("/likes")
    PageBody<PostSummary> likes(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        String userId = Caller.of(request).subject();
        Page<Like> page =
                table.likesByAuthor(userId, PageQuery.of(limit, cursor).scope(userId));
        return summaries(page.items().stream().map(Like::postId).toList(), page.next());
    }

    private PageBody<PostSummary> summaries(List<String> postIds, Optional<Cursor> next) {
        return new PageBody<>(
                posts.published(postIds).stream().map(PostSummary::of).toList(),
                next.map(Cursor::text).orElse(null));
    }

    private Actor actor(ServerRequest request) {
        return users.requireActive(Caller.of(request));
    }

    private static AccountView answer(User user, ServerResponse response) {
        response.header("ETag", new ETag(user.version()).toString());
        return AccountView.of(user);
    }

    /** New email address of a user. */
    @Json
    @Valid
    record EmailChange(@NotBlank String email) {}

    /** New handle of a user. */
    @Json
    @Valid
    record HandleChange(@NotBlank String handle) {}
}
