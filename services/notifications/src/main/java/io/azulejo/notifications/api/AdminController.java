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
import io.azulejo.notifications.rules.Courier;
import io.azulejo.notifications.rules.EmailBackfill;
import io.azulejo.notifications.rules.Inbox;
import io.azulejo.notifications.rules.Lookup;
import io.azulejo.notifications.rules.Outbox;
import io.azulejo.notifications.rules.UserDeletion;
import io.azulejo.notifications.rules.Users;
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
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Locale;
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
        return AccountBody.of(
                users.setRole(admin(request), id, Role.valueOf(body.role().toUpperCase(Locale.ROOT))));
    }

    /** Disables a user, or enables one again. */
    @Put("/users/{id}/status")
    AccountBody setStatus(String id, StatusChange body, ServerRequest request) {
        return AccountBody.of(users.setStatus(
                admin(request), id, UserStatus.valueOf(body.status().toUpperCase(Locale.ROOT))));
    }

    /** Deletes a user and all the user's notifications. */
    @Delete("/users/{id}")
    @Produces(statusCode = 202)
    JobView deleteUser(String id, ServerRequest request) {
        users.requireOther(admin(request), id);
        JobView job = JobView.of(deletion.begin(users.known(id)));
        jobs.wake();
        return job;
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
        JobView job = JobView.of(emailBackfill.begin());
        jobs.wake();
        return job;
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
        return table.job(id).map(JobView::of).orElseThrow(() -> ProblemException.notFound("job", id));
    }

    private PageRequest page(@Nullable Integer limit, @Nullable String cursor, ServerRequest request) {
        return PageQuery.of(limit, cursor).scope(admin(request).subject());
    }

    private Caller admin(ServerRequest request) {
        return users.admin(Caller.of(request));
    }
}
