package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Header;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.azulejo.notifications.rules.Corrections;
import io.azulejo.notifications.rules.Inbox;
import io.azulejo.notifications.rules.Lookup;
import io.azulejo.notifications.rules.Mark;
import io.azulejo.notifications.rules.Producing;
import io.azulejo.notifications.rules.Users;
import io.azulejo.notifications.table.Notification;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.problem.FieldError;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Words;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/notifications/notifications")
final class NotificationController {
    private final Lookup lookup;
    private final Inbox inbox;
    private final Producing producing;
    private final Corrections corrections;
    private final Users users;

    NotificationController(Lookup lookup, Inbox inbox, Producing producing, Corrections corrections, Users users) {
        this.lookup = lookup;
        this.inbox = inbox;
        this.producing = producing;
        this.corrections = corrections;
        this.users = users;
    }

    /** A notification, for its user, for who made it and for admins. */
    @Get("/{id}")
    NotificationView get(String id, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        Notification found = lookup.visible(caller, id);
        new ETag(found.version()).answer(request, response);
        return caller.subject().equals(found.userId())
                ? NotificationView.of(found)
                : NotificationView.withDelivery(found);
    }

    /** Writes a notification to a user, once for each channel. With an Idempotency-Key a repetition makes no other. */
    @Post
    ProducedBody create(
            NotificationDraft body, @Header("Idempotency-Key") @Nullable String key, ServerRequest request) {
        return made(users.producer(Caller.of(request)), body, key);
    }

    /** Writes up to a hundred notifications, and tells of each how it went. */
    @Post("/bulk")
    @Produces(statusCode = 200)
    BulkBody bulk(BulkDraft body, @Header("Idempotency-Key") @Nullable String key, ServerRequest request) {
        Caller producer = users.producer(Caller.of(request));
        List<BulkRow> rows = new ArrayList<>();
        for (int row = 0; row < body.notifications().size(); row++) {
            rows.add(row(producer, body.notifications().get(row), row, key));
        }
        return new BulkBody(rows);
    }

    /** Changes what a notification says. */
    @Patch("/{id}")
    NotificationView edit(String id, NotificationChange body, ServerRequest request, ServerResponse response) {
        Notification edited =
                corrections.edit(Caller.of(request), id, body.title(), body.content(), ETag.expected(request));
        new ETag(edited.version()).answer(request, response);
        return NotificationView.withDelivery(edited);
    }

    /** Deletes one of the caller's notifications, or withdraws one that the caller made. */
    @Delete("/{id}")
    void delete(String id, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        lookup.of(caller.subject(), id)
                .ifPresentOrElse(
                        own -> {
                            users.acting(caller);
                            inbox.delete(own);
                        },
                        () -> corrections.withdraw(caller, id));
        response.status(204).send();
    }

    /** Marks one of the caller's notifications as seen, read, unread, archive or unarchive. */
    @Patch("/{id}/{mark}")
    NotificationView mark(String id, String mark, ServerRequest request, ServerResponse response) {
        Mark wanted = Words.parameter(Mark.class, "mark", mark);
        Notification marked = inbox.mark(users.acting(Caller.of(request)).id(), id, wanted);
        new ETag(marked.version()).answer(request, response);
        return NotificationView.of(marked);
    }

    private BulkRow row(Caller producer, NotificationDraft draft, int row, @Nullable String key) {
        try {
            return new BulkRow(row, 201, made(producer, draft, key == null ? null : key + "." + row), null, List.of());
        } catch (ProblemException refused) {
            return new BulkRow(row, refused.type().status(), null, refused.getMessage(), refused.errors());
        }
    }

    private ProducedBody made(Caller producer, NotificationDraft draft, @Nullable String key) {
        String userId = draft.userId() == null ? "" : draft.userId();
        return ProducedBody.of(producing.create(producer, userId, draft.draft(), key));
    }

    /** How each row of a bulk request went, in its order. */
    @Json
    record BulkBody(List<BulkRow> rows) {}

    /** Up to a hundred notifications, each on its own. */
    @Json
    @Valid
    record BulkDraft(@Size(min = 1, max = 100) List<NotificationDraft> notifications) {}

    /** How one row of a bulk request went. */
    @Json
    record BulkRow(
            int row,
            int status,
            @Nullable ProducedBody made,
            @Nullable String problem,
            List<FieldError> errors) {}

    /** What a notification says instead; what is missing stays. */
    @Json
    @Valid
    record NotificationChange(
            @Nullable @Size(max = 400) String title,
            @Nullable String content) {}
}
