package io.azulejo.notifications.api;

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
import io.azulejo.notifications.rules.Courier;
import io.azulejo.notifications.rules.EmailBackfill;
import io.azulejo.notifications.rules.Inbox;
import io.azulejo.notifications.rules.Lookup;
import io.azulejo.notifications.rules.Outbox;
import io.azulejo.notifications.rules.UserDeletion;
import io.azulejo.notifications.rules.Users;
import io.azulejo.notifications.table.DuplicateEmail;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Words;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/notifications/admin")
final class AdminController {
    private final NotificationsTable table;
    private final Users users;
    private final UserDeletion deletion;
    private final EmailBackfill emailBackfill;
    private final Lookup lookup;
    private final Inbox inbox;
    private final Outbox outbox;
    private final Courier courier;
    private final JobRunner jobs;

    AdminController(
            NotificationsTable table,
            Users users,
            UserDeletion deletion,
            EmailBackfill emailBackfill,
            Lookup lookup,
            Inbox inbox,
            Outbox outbox,
            Courier courier,
            JobRunner jobs) {
        this.table = table;
        this.users = users;
        this.deletion = deletion;
        this.emailBackfill = emailBackfill;
        this.lookup = lookup;
        this.inbox = inbox;
        this.outbox = outbox;
        this.courier = courier;
        this.jobs = jobs;
    }

    /** Changes what a user may do. */
    @Put("/users/{id}/role")
    AccountBody setRole(String id, RoleChange body, ServerRequest request) {
        return AccountBody.of(users.setRole(admin(request), id, Words.field(Role.class, "role", body.role())));
    }

    /** Disables a user, or enables one again. */
    @Put("/users/{id}/status")
    AccountBody setStatus(String id, StatusChange body, ServerRequest request) {
        return AccountBody.of(
                users.setStatus(admin(request), id, Words.field(UserStatus.class, "status", body.status())));
    }

    /** Deletes a user and all the user's notifications. */
    @Delete("/users/{id}")
    @Produces(statusCode = 202)
    JobView deleteUser(String id, ServerRequest request) {
        users.requireOther(admin(request), id);
        return jobs.begun(deletion.begin(users.known(id)));
    }

    /** Takes a notification out of the table at once, deleted by its user or not. */
    @Delete("/users/{userId}/notifications/{id}")
    void erase(String userId, String id, ServerRequest request, ServerResponse response) {
        admin(request);
        inbox.erase(userId, id);
        response.status(204).send();
    }

    /** Notifications whose delivery was given up, oldest first. */
    @Get("/dead-letters")
    PageBody<NotificationView> deadLetters(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        return PageBody.of(table.deadLetters(page(limit, cursor, request)), NotificationView::withDelivery);
    }

    /** Tries to deliver a notification again whose delivery was given up. */
    @Post("/dead-letters/{userId}/{id}/replay")
    @Produces(statusCode = 202)
    NotificationView replay(String userId, String id, ServerRequest request) {
        admin(request);
        Notification dead = lookup.of(userId, id).orElseThrow(() -> ProblemException.notFound("notification", id));
        Notification replayed = outbox.replay(dead);
        courier.wake();
        return NotificationView.withDelivery(replayed);
    }

    /** Gives the addresses of users whom another program wrote their guards, and looks for those that share one. */
    @Post("/email-backfills")
    @Produces(statusCode = 202)
    JobView backfillEmails(ServerRequest request) {
        admin(request);
        return jobs.begun(emailBackfill.begin());
    }

    /** Users who share an address, as far as the job has found out. */
    @Get("/email-backfills/{id}")
    PageBody<DuplicateView> duplicates(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        return PageBody.of(table.duplicateEmails(id, page(limit, cursor, request)), DuplicateView::of);
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
        return users.admin(Caller.of(request));
    }

    /** A user whose address another one has. */
    @Json
    record DuplicateView(String email, String userId, String ownerId) {

        static DuplicateView of(DuplicateEmail found) {
            return new DuplicateView(found.email(), found.userId(), found.ownerId());
        }
    }

    /** What a user may do from now on. */
    @Json
    @Valid
    record RoleChange(
            @Pattern(regexp = "user|producer|admin") String role) {}

    /** Whether a user may sign in from now on. */
    @Json
    @Valid
    record StatusChange(@Pattern(regexp = "active|disabled") String status) {}
}
