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
import io.azulejo.http.caller.Caller;
import io.azulejo.http.json.MergePatch;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.FieldError;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.Elements;
import io.azulejo.http.text.EnumNames;
import io.azulejo.notifications.domain.Corrections;
import io.azulejo.notifications.domain.Inbox;
import io.azulejo.notifications.domain.Lookup;
import io.azulejo.notifications.domain.NotificationAction;
import io.azulejo.notifications.domain.NotificationProducer;
import io.azulejo.notifications.domain.Users;
import io.azulejo.notifications.table.Notification;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Notifications to send, correct, withdraw and mark. */
@Valid
@Controller
@Path("/notifications/notifications")
final class NotificationController {
    private final Lookup lookup;
    private final Inbox inbox;
    private final NotificationProducer producing;
    private final Corrections corrections;
    private final Users users;

    NotificationController(
            Lookup lookup, Inbox inbox, NotificationProducer producing, Corrections corrections, Users users) {
        this.lookup = lookup;
        this.inbox = inbox;
        this.producing = producing;
        this.corrections = corrections;
        this.users = users;
    }

    /** Retrieves a notification. Visible to its recipient, its producer and admins. */
    @Get("/{id}")
    NotificationView get(String id, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        Notification found = lookup.visible(caller, id);
        new ETag(found.version()).answer(request, response);
        return caller.subject().equals(found.userId())
                ? NotificationView.of(found)
                : NotificationView.withDelivery(found);
    }

    /**
     * Sends a notification to a user, once per channel. Send an Idempotency-Key header to retry safely. Requires the
     * role producer.
     */
    @Post
    ProducedBody create(
            NotificationDraft body, @Header("Idempotency-Key") @Nullable String key, ServerRequest request) {
        return made(users.producer(Caller.of(request)), body, key);
    }

    /**
     * Sends up to 100 notifications. Each is processed on its own and has its own status in the response. Requires the
     * role producer.
     */
    @Post("/bulk")
    @Produces(statusCode = 200)
    @Answers(never = ProblemType.CONFLICT)
    BulkBody bulk(BulkDraft body, @Header("Idempotency-Key") @Nullable String key, ServerRequest request) {
        Caller producer = users.producer(Caller.of(request));
        List<NotificationDraft> drafts = Elements.required("notifications", body.notifications());
        List<BulkRow> rows = new ArrayList<>();
        for (int row = 0; row < drafts.size(); row++) {
            rows.add(row(producer, drafts.get(row), row, key));
        }
        return new BulkBody(rows);
    }

    /**
     * Updates the title or content of a notification by a JSON merge patch: fields that you omit keep their values, and
     * null clears the content. For its producer and admins only.
     */
    @Patch("/{id}")
    NotificationView edit(String id, NotificationChange body, ServerRequest request, ServerResponse response) {
        Notification edited =
                corrections.edit(Caller.of(request), id, body.title(), body.content(), ETag.expected(request));
        new ETag(edited.version()).answer(request, response);
        return NotificationView.withDelivery(edited);
    }

    /** Deletes a notification that you received, or withdraws one that you sent. */
    @Delete("/{id}")
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    void delete(String id, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        lookup.of(caller.subject(), id)
                .ifPresentOrElse(
                        own -> {
                            users.requireActive(caller);
                            inbox.delete(own);
                        },
                        () -> corrections.withdraw(caller, id));
        response.status(204).send();
    }

    /**
     * Marks a notification that you received.
     *
     * @param mark seen, read, unread, archive or unarchive
     */
    @Patch("/{id}/{mark}")
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    NotificationView mark(String id, String mark, ServerRequest request, ServerResponse response) {
        NotificationAction action = EnumNames.parameter(NotificationAction.class, "mark", mark);
        Notification marked = inbox.mark(users.requireActive(Caller.of(request)).id(), id, action);
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

    /** Results of a bulk request, in the order of its rows. */
    @Json
    record BulkBody(List<BulkRow> rows) {}

    /** Bulk request with up to 100 notifications. */
    @Json
    @Valid
    record BulkDraft(@Size(min = 1, max = 100) List<NotificationDraft> notifications) {}

    /** Result of one row of a bulk request. */
    @Json
    record BulkRow(
            int row,
            int status,
            @Nullable ProducedBody made,
            @Nullable String problem,
            List<FieldError> errors) {}

    /** Changes to a notification. Omitted fields keep their values; null clears the content. */
    @Json
    @Valid
    record NotificationChange(
            @Nullable @Size(max = 400) String title,
            @Nullable String content) implements MergePatch {}
}
