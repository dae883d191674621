package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Pattern;
import io.azulejo.blog.rules.Actor;
import io.azulejo.blog.rules.Permission;
import io.azulejo.blog.rules.Tally;
import io.azulejo.blog.rules.UserDeletion;
import io.azulejo.blog.rules.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.Role;
import io.azulejo.blog.table.UserStatus;
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
@Path("/blog/admin")
final class AdminController {
    private final BlogTable table;
    private final Users users;
    private final UserDeletion deletion;
    private final Tally tally;
    private final JobRunner jobs;

    AdminController(BlogTable table, Users users, UserDeletion deletion, Tally tally, JobRunner jobs) {
        this.table = table;
        this.users = users;
        this.deletion = deletion;
        this.tally = tally;
        this.jobs = jobs;
    }

    /**
     * The users of a role.
     *
     * @param role reader, author, editor, moderator or admin
     */
    @Get("/users")
    PageBody<AccountView> users(
            @QueryParam @Nullable String role,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor admin = admin(request);
        return PageBody.of(
                table.usersByRole(
                        Words.parameter(Role.class, "role", role),
                        PageQuery.of(limit, cursor).scope(admin.userId())),
                AccountView::of);
    }

    /** Changes what a user may do. */
    @Put("/users/{id}/role")
    AccountView setRole(String id, RoleChange body, ServerRequest request) {
        return AccountView.of(users.setRole(admin(request), id, Words.field(Role.class, "role", body.role())));
    }

    /** Disables a user, or enables one again. */
    @Put("/users/{id}/status")
    AccountView setStatus(String id, StatusChange body, ServerRequest request) {
        return AccountView.of(
                users.setStatus(admin(request), id, Words.field(UserStatus.class, "status", body.status())));
    }

    /** Deletes a user's data. */
    @Delete("/users/{id}")
    @Produces(statusCode = 202)
    JobView delete(String id, ServerRequest request) {
        return jobs.begun(deletion.begin(users.other(admin(request), id)));
    }

    /** Counts the likes, comments and bookmarks of a post anew. */
    @io.avaje.http.api.Post("/posts/{id}/recount")
    @Produces(statusCode = 200)
    PostStats recount(String id, ServerRequest request) {
        admin(request);
        return tally.recount(id);
    }

    /** How far a job has come. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        admin(request);
        return jobs.view(id);
    }

    private Actor admin(ServerRequest request) {
        Actor actor = users.acting(Caller.of(request));
        actor.require(Permission.MANAGE_USERS);
        return actor;
    }

    /** What a user may do from now on. */
    @Json
    @Valid
    record RoleChange(
            @Pattern(regexp = "reader|author|editor|moderator|admin")
            String role) {}

    /** Whether a user may do anything. */
    @Json
    @Valid
    record StatusChange(@Pattern(regexp = "active|disabled") String status) {}
}
