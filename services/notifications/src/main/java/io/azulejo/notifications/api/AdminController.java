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
import io.azulejo.http.caller.Caller;
import io.azulejo.http.job.JobView;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.EnumNames;
import io.azulejo.notifications.domain.DeliveryWorker;
import io.azulejo.notifications.domain.EmailBackfill;
import io.azulejo.notifications.domain.Inbox;
import io.azulejo.notifications.domain.Lookup;
import io.azulejo.notifications.domain.Outbox;
import io.azulejo.notifications.domain.UserDeletion;
import io.azulejo.notifications.domain.Users;
import io.azulejo.notifications.table.DuplicateEmail;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.toolkit.query.PageRequest;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

/** Administration of users, notifications, dead letters and jobs. For admins. */
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
    private final DeliveryWorker courier;
    private final JobRunner jobs;

    AdminController(
            NotificationsTable table,
            Users users,
            UserDeletion deletion,
            EmailBackfill emailBackfill,
            Lookup lookup,
            Inbox inbox,
            Outbox outbox,
            DeliveryWorker courier,
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

    /**
     * Updates the role of a user. The user is signed out everywhere. For admins only; you cannot change your own role.
     */
    @Put("/users/{id}/role")
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    AccountBody setRole(String id, RoleChange body, ServerRequest request) {
        return AccountBody.of(users.setRole(admin(request), id, EnumNames.field(Role.class, "role", body.role())));
    }

    /**
     * Disables or enables a user. The user is signed out everywhere. For admins only; you cannot change your own
     * status.
     */
    @Put("/users/{id}/status")
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    AccountBody setStatus(String id, StatusChange body, ServerRequest request) {
        return AccountBody.of(
                users.setStatus(admin(request), id, EnumNames.field(UserStatus.class, "status", body.status())));
    }

    /**
     * Deletes a user and all of the user's data. A job does the work. For admins only; you cannot delete yourself here.
     */
    @Delete("/users/{id}")
    @Produces(statusCode = 202)
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    JobView deleteUser(String id, ServerRequest request) {
        users.requireOther(admin(request), id);
        return JobView.started(jobs, deletion.begin(users.known(id)));
    }

    /** Permanently deletes a notification, even if its user has deleted it before. For admins only. */
    @Delete("/users/{userId}/notifications/{id}")
    void erase(String userId, String id, ServerRequest request, ServerResponse response) {
        admin(request);
        inbox.hardDelete(userId, id);
        response.status(204).send();
    }

    /**
     * Lists dead letters, oldest first. These are notifications whose delivery attempts all failed. For admins only.
     *
     * @param limit maximum number of notifications in the page
     * @param cursor position returned with the previous page
     */
    @Get("/dead-letters")
    PageBody<NotificationView> deadLetters(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        return PageBody.of(table.deadLetters(page(limit, cursor, request)), NotificationView::withDelivery);
    }

    /** Queues a dead letter for delivery again. Its attempts start from zero. For admins only. */
    @Post("/dead-letters/{userId}/{id}/replay")
    @Produces(statusCode = 202)
    NotificationView replay(String userId, String id, ServerRequest request) {
        admin(request);
        Notification dead = lookup.of(userId, id).orElseThrow(() -> ProblemException.notFound("notification", id));
        Notification replayed = outbox.replay(dead);
        courier.wake();
        return NotificationView.withDelivery(replayed);
    }

    /**
     * Starts a job that creates missing e-mail uniqueness items for legacy users. It also finds users who share an
     * address. For admins only.
     */
    @Post("/email-backfills")
    @Produces(statusCode = 202)
    @Answers(never = ProblemType.CONFLICT)
    JobView backfillEmails(ServerRequest request) {
        admin(request);
        return JobView.started(jobs, emailBackfill.begin());
    }

    /**
     * Lists the users with a shared e-mail address that a backfill job has found so far. For admins only.
     *
     * @param limit maximum number of users in the page
     * @param cursor position returned with the previous page
     */
    @Get("/email-backfills/{id}")
    PageBody<DuplicateView> duplicates(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        return PageBody.of(table.duplicateEmails(id, page(limit, cursor, request)), DuplicateView::of);
    }

    /** Retrieves the progress of a job. For admins only. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        admin(request);
        return JobView.find(jobs, id);
    }

    private PageRequest page(@Nullable Integer limit, @Nullable String cursor, ServerRequest request) {
        return PageQuery.of(limit, cursor).scope(admin(request).subject());
    }

    private Caller admin(ServerRequest request) {
        return users.admin(Caller.of(request));
    }

    /** User whose e-mail address belongs to another user. */
    @Json
    record DuplicateView(String email, String userId, String ownerId) {

        static DuplicateView of(DuplicateEmail found) {
            return new DuplicateView(found.email(), found.userId(), found.ownerId());
        }
    }

    /** New role of a user. */
    @Json
    @Valid
    record RoleChange(
            @Pattern(regexp = "user|producer|admin") String role) {}

    /** New status of a user. */
    @Json
    @Valid
    record StatusChange(@Pattern(regexp = "active|disabled") String status) {}
}
