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
import io.azulejo.blog.domain.Actor;
import io.azulejo.blog.domain.CounterRepair;
import io.azulejo.blog.domain.CounterWrites;
import io.azulejo.blog.domain.Permission;
import io.azulejo.blog.domain.UserDeletion;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.Role;
import io.azulejo.blog.table.UserStatus;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.job.JobView;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.EnumNames;
import io.azulejo.patterns.job.JobRunner;
import io.helidon.webserver.http.ServerRequest;
import org.jspecify.annotations.Nullable;

/** Administration of users, counters and jobs. For admins. */
@Valid
@Controller
@Path("/blog/admin")
final class AdminController {
    private final BlogTable table;
    private final Users users;
    private final UserDeletion deletion;
    private final CounterWrites counters;
    private final CounterRepair repair;
    private final JobRunner jobs;

    AdminController(
            BlogTable table,
            Users users,
            UserDeletion deletion,
            CounterWrites counters,
            CounterRepair repair,
            JobRunner jobs) {
        this.repair = repair;
        this.table = table;
        this.users = users;
        this.deletion = deletion;
        this.counters = counters;
        this.jobs = jobs;
    }

    /**
     * Lists the users that have a role. Requires the admin role.
     *
     * @param role one of reader, author, editor, moderator and admin
     */
    @Get("/users")
    @Answers(never = ProblemType.CONFLICT)
    PageBody<AccountView> users(
            @QueryParam @Nullable String role,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor admin = admin(request);
        return PageBody.of(
                table.usersByRole(
                        EnumNames.parameter(Role.class, "role", role),
                        PageQuery.of(limit, cursor).scope(admin.userId())),
                AccountView::of);
    }

    /** Changes the role of a user. Requires the admin role. Admins cannot change their own role. */
    @Put("/users/{id}/role")
    AccountView setRole(String id, RoleChange body, ServerRequest request) {
        return AccountView.of(users.setRole(admin(request), id, EnumNames.field(Role.class, "role", body.role())));
    }

    /** Disables or enables a user. Requires the admin role. Admins cannot disable themselves. */
    @Put("/users/{id}/status")
    AccountView setStatus(String id, StatusChange body, ServerRequest request) {
        return AccountView.of(
                users.setStatus(admin(request), id, EnumNames.field(UserStatus.class, "status", body.status())));
    }

    /**
     * Deletes a user and the user's data. Requires the admin role. The deletion runs as a job: poll the returned job to
     * follow it.
     */
    @Delete("/users/{id}")
    @Produces(statusCode = 202)
    JobView delete(String id, ServerRequest request) {
        return JobView.started(jobs, deletion.begin(users.requireOther(admin(request), id)));
    }

    /**
     * Recounts the likes, comments and bookmarks of a post. Requires the admin role. Returns the corrected counters.
     */
    @io.avaje.http.api.Post("/posts/{id}/recount")
    @Produces(statusCode = 200)
    PostStats recount(String id, ServerRequest request) {
        admin(request);
        return counters.recount(id);
    }

    /**
     * Starts a recount of the likes, comments and bookmarks of all published posts. Requires the admin role. For tables
     * that another application writes to.
     */
    @io.avaje.http.api.Post("/recounts")
    @Produces(statusCode = 202)
    JobView recountAll(ServerRequest request) {
        return JobView.started(jobs, repair.begin(admin(request)));
    }

    /** Retrieves a job and its progress. Requires the admin role. */
    @Get("/jobs/{id}")
    @Answers(never = ProblemType.CONFLICT)
    JobView job(String id, ServerRequest request) {
        admin(request);
        return JobView.find(jobs, id);
    }

    private Actor admin(ServerRequest request) {
        Actor actor = users.requireActive(Caller.of(request));
        actor.require(Permission.MANAGE_USERS);
        return actor;
    }

    /** New role of a user. */
    @Json
    @Valid
    record RoleChange(
            @Pattern(
                    regexp = "reader|author|editor|moderator|admin",
                    message = "must be one of reader, author, editor, moderator, admin")
            String role) {}

    /** New status of a user. */
    @Json
    @Valid
    record StatusChange(
            @Pattern(regexp = "active|disabled", message = "must be one of active, disabled")
            String status) {}
}
