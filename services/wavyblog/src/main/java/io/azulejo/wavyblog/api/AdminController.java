package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Pattern;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.rules.FeedBackfill;
import io.azulejo.wavyblog.rules.SlugCheck;
import io.azulejo.wavyblog.rules.UserDeletion;
import io.azulejo.wavyblog.rules.Users;
import io.azulejo.wavyblog.table.OrphanSlug;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.text.Words;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/wavyblog/admin")
final class AdminController {
    private final WavyBlogTable table;
    private final Users users;
    private final UserDeletion deletion;
    private final SlugCheck slugCheck;
    private final FeedBackfill feedBackfill;
    private final JobRunner jobs;

    AdminController(
            WavyBlogTable table,
            Users users,
            UserDeletion deletion,
            SlugCheck slugCheck,
            FeedBackfill feedBackfill,
            JobRunner jobs) {
        this.table = table;
        this.users = users;
        this.deletion = deletion;
        this.slugCheck = slugCheck;
        this.feedBackfill = feedBackfill;
        this.jobs = jobs;
    }

    /** All users. */
    @Get("/users")
    PageBody<AccountBody> users(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        return PageBody.of(table.users(page(limit, cursor, request)), AccountBody::of);
    }

    /** All posts in the order of their slugs, as the documented list has them. */
    @Get("/posts")
    PageBody<PostLine> posts(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        return PageBody.of(table.posts(page(limit, cursor, request)), PostLine::of);
    }

    /** Changes what a user may do. */
    @Put("/users/{username}/role")
    AccountBody setRole(String username, RoleChange body, ServerRequest request) {
        return AccountBody.of(users.setRole(admin(request), username, Words.field(Role.class, "role", body.role())));
    }

    /** Disables a user, or enables one again. */
    @Put("/users/{username}/status")
    AccountBody setStatus(String username, StatusChange body, ServerRequest request) {
        return AccountBody.of(
                users.setStatus(admin(request), username, Words.field(UserStatus.class, "status", body.status())));
    }

    /**
     * Deletes a user.
     *
     * @param posts {@code keep} leaves what is published to the user "deleted"; {@code delete}, or nothing, does not
     */
    @Delete("/users/{username}")
    @Produces(statusCode = 202)
    JobView delete(String username, @QueryParam @Nullable String posts, ServerRequest request) {
        users.requireOther(admin(request), username);
        return jobs.begun(deletion.begin(username, KeptPosts.asked(posts)));
    }

    /** Looks for slugs without a post or category, and the other way round. */
    @Post("/slug-checks")
    @Produces(statusCode = 202)
    JobView checkSlugs(ServerRequest request) {
        admin(request);
        return jobs.begun(slugCheck.begin());
    }

    /** What a check of the slugs has found so far. */
    @Get("/slug-checks/{id}")
    PageBody<OrphanSlugView> orphanSlugs(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        return PageBody.of(table.orphanSlugs(id, page(limit, cursor, request)), OrphanSlugView::of);
    }

    /** Brings posts into the feed that were published by a program that knows no feed. */
    @Post("/feed-backfills")
    @Produces(statusCode = 202)
    JobView backfillFeed(ServerRequest request) {
        admin(request);
        return jobs.begun(feedBackfill.begin());
    }

    /** How far a job has come. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        admin(request);
        return jobs.view(id);
    }

    private PageRequest page(@Nullable Integer limit, @Nullable String cursor, ServerRequest request) {
        return PageQuery.of(limit, cursor).scope(admin(request).subject());
    }

    private Caller admin(ServerRequest request) {
        Caller caller = users.acting(Caller.of(request));
        caller.require("admin");
        return caller;
    }

    /**
     * A slug that is kept for nothing, or one that its post or category does not keep.
     *
     * @param missing {@code target} or {@code guard}
     */
    @Json
    record OrphanSlugView(String slug, String missing) {

        static OrphanSlugView of(OrphanSlug found) {
            return new OrphanSlugView(found.slug(), Words.of(found.missing()));
        }
    }

    /** What a user may do from now on. */
    @Json
    @Valid
    record RoleChange(@Pattern(regexp = "user|admin") String role) {}

    /** Whether a user may sign in. */
    @Json
    @Valid
    record StatusChange(@Pattern(regexp = "active|disabled") String status) {}
}
