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
import io.azulejo.http.caller.Caller;
import io.azulejo.http.job.JobView;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.text.EnumNames;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.domain.FeedBackfill;
import io.azulejo.wavyblog.domain.SlugCheck;
import io.azulejo.wavyblog.domain.UserDeletion;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.OrphanSlug;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.helidon.webserver.http.ServerRequest;
import org.jspecify.annotations.Nullable;

/** Administration of users, posts and jobs. For admins. */
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

    /** Lists all users. Requires the admin role. */
    @Get("/users")
    PageBody<AccountBody> users(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        return PageBody.of(table.users(page(limit, cursor, request)), AccountBody::of);
    }

    /** Lists all published posts, ordered by slug. Requires the admin role. */
    @Get("/posts")
    PageBody<PostListItem> posts(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        return PageBody.of(table.posts(page(limit, cursor, request)), PostListItem::of);
    }

    /** Changes the role of a user. Requires the admin role. Admins cannot change their own role. */
    @Put("/users/{username}/role")
    AccountBody setRole(String username, RoleChange body, ServerRequest request) {
        return AccountBody.of(
                users.setRole(admin(request), username, EnumNames.field(Role.class, "role", body.role())));
    }

    /** Disables or enables a user. Requires the admin role. Admins cannot disable themselves. */
    @Put("/users/{username}/status")
    AccountBody setStatus(String username, StatusChange body, ServerRequest request) {
        return AccountBody.of(
                users.setStatus(admin(request), username, EnumNames.field(UserStatus.class, "status", body.status())));
    }

    /**
     * Deletes a user. Requires the admin role. The deletion runs as a job: poll the returned job to follow it.
     *
     * @param posts {@code keep} transfers the published posts to the placeholder user {@code deleted}; {@code delete},
     *     the default, deletes them
     */
    @Delete("/users/{username}")
    @Produces(statusCode = 202)
    JobView delete(String username, @QueryParam @Nullable String posts, ServerRequest request) {
        users.requireOther(admin(request), username);
        return JobView.started(jobs, deletion.begin(username, PostsParameter.keep(posts)));
    }

    /**
     * Starts a check for inconsistent slugs. Requires the admin role. The job finds reserved slugs without a post or
     * category, and posts or categories without a reserved slug.
     */
    @Post("/slug-checks")
    @Produces(statusCode = 202)
    JobView checkSlugs(ServerRequest request) {
        admin(request);
        return JobView.started(jobs, slugCheck.start());
    }

    /** Lists the inconsistent slugs that a check has found so far. Requires the admin role. */
    @Get("/slug-checks/{id}")
    PageBody<OrphanSlugView> orphanSlugs(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        PageRequest page = page(limit, cursor, request);
        JobView.find(jobs, id);
        return PageBody.of(table.orphanSlugs(id, page), OrphanSlugView::of);
    }

    /**
     * Starts a backfill of the feed. Requires the admin role. The job adds published posts that another application
     * wrote without feed keys.
     */
    @Post("/feed-backfills")
    @Produces(statusCode = 202)
    JobView backfillFeed(ServerRequest request) {
        admin(request);
        return JobView.started(jobs, feedBackfill.begin());
    }

    /** Retrieves a job and its progress. Requires the admin role. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        admin(request);
        return JobView.find(jobs, id);
    }

    private PageRequest page(@Nullable Integer limit, @Nullable String cursor, ServerRequest request) {
        return PageQuery.of(limit, cursor).scope(admin(request).subject());
    }

    private Caller admin(ServerRequest request) {
        Caller caller = users.requireActive(Caller.of(request));
        caller.require("admin");
        return caller;
    }

    /**
     * Inconsistent slug.
     *
     * @param missing {@code target} if no post or category has the slug; {@code guard} if the slug is not reserved
     */
    @Json
    record OrphanSlugView(String slug, String missing) {

        static OrphanSlugView of(OrphanSlug found) {
            return new OrphanSlugView(found.slug(), EnumNames.of(found.missing()));
        }
    }

    /** New role of a user. */
    @Json
    @Valid
    record RoleChange(
            @Pattern(regexp = "user|admin", message = "must be one of user, admin")
            String role) {}

    /** New status of a user. */
    @Json
    @Valid
    record StatusChange(
            @Pattern(regexp = "active|disabled", message = "must be one of active, disabled")
            String status) {}
}
