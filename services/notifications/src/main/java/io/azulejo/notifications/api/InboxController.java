package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.live.LiveHub;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.Elements;
import io.azulejo.http.text.EnumNames;
import io.azulejo.notifications.domain.Inbox;
import io.azulejo.notifications.domain.InboxFilter;
import io.azulejo.notifications.domain.InboxFilter.Reading;
import io.azulejo.notifications.domain.NotificationAction;
import io.azulejo.notifications.domain.Unread;
import io.azulejo.notifications.domain.Users;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The caller's inbox, also as a live stream. */
@Valid
@Controller
@Path("/notifications/me/notifications")
final class InboxController {
    private final Inbox inbox;
    private final Unread unread;
    private final Users users;
    private final LiveHub hub;

    InboxController(Inbox inbox, Unread unread, Users users, LiveHub hub) {
        this.inbox = inbox;
        this.unread = unread;
        this.users = users;
        this.hub = hub;
    }

    /**
     * Lists your notifications, newest first.
     *
     * @param unread true to list only unread notifications
     * @param archived true to list archived notifications instead of the others
     * @param channel only notifications of this channel
     * @param category only notifications of this category
     * @param limit maximum number of notifications in the page
     * @param cursor position returned with the previous page
     */
    @Get
    PageBody<NotificationView> list(
            @QueryParam @Nullable Boolean unread,
            @QueryParam @Nullable Boolean archived,
            @QueryParam @Nullable String channel,
            @QueryParam @Nullable String category,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        String userId = Caller.of(request).subject();
        InboxFilter filter = new InboxFilter(
                Boolean.TRUE.equals(unread) ? Reading.UNREAD : Reading.EITHER,
                Boolean.TRUE.equals(archived),
                emptyToNull(channel),
                emptyToNull(category));
        return PageBody.of(
                inbox.list(userId, filter, PageQuery.of(limit, cursor).scope(userId)), NotificationView::of);
    }

    /** Retrieves the number of your unread notifications. */
    @Get("/count")
    @Answers(never = {ProblemType.CONFLICT, ProblemType.PRECONDITION_FAILED})
    CountBody count(ServerRequest request) {
        return new CountBody(unread.count(Caller.of(request).subject()));
    }

    /**
     * Streams changes to your inbox as server-sent events. The event notification carries a new message. The event
     * changed means that you should reload the list or the count. You can have up to ten streams open.
     */
    @Get("/live")
    void live(ServerRequest request, ServerResponse response) {
        String userId = me(request);
        hub.stream(userId, Set.of(userId), response);
    }

    /** Marks all unread notifications as seen. Up to 1000 are changed per request. */
    @Post("/seen-all")
    @Produces(statusCode = 200)
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    Inbox.Marked seenAll(ServerRequest request) {
        return inbox.markAll(me(request), InboxFilter.UNREAD, NotificationAction.SEEN);
    }

    /** Marks all notifications as read. Up to 1000 are changed per request. */
    @Post("/read-all")
    @Produces(statusCode = 200)
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    Inbox.Marked readAll(ServerRequest request) {
        return inbox.markAll(me(request), InboxFilter.UNREAD, NotificationAction.READ);
    }

    /** Archives all notifications. Up to 1000 are changed per request. */
    @Post("/archive-all")
    @Produces(statusCode = 200)
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    Inbox.Marked archiveAll(ServerRequest request) {
        return inbox.markAll(me(request), InboxFilter.ALL, NotificationAction.ARCHIVE);
    }

    /** Archives all read notifications. Up to 1000 are changed per request. */
    @Post("/archive-read")
    @Produces(statusCode = 200)
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    Inbox.Marked archiveRead(ServerRequest request) {
        return inbox.markAll(me(request), InboxFilter.READ, NotificationAction.ARCHIVE);
    }

    /**
     * Marks up to 100 of your notifications. Each is processed on its own and has its own status in the response.
     *
     * @param mark seen, read, unread, archive or unarchive
     */
    @Post("/{mark}")
    @Produces(statusCode = 200)
    @Answers(never = {ProblemType.PRECONDITION_FAILED, ProblemType.NOT_FOUND})
    MarkedRows markSome(String mark, MarkRequest body, ServerRequest request) {
        String userId = me(request);
        NotificationAction action = EnumNames.parameter(NotificationAction.class, "mark", mark);
        List<MarkedRow> rows = Elements.required("ids", body.ids()).stream()
                .distinct()
                .map(id -> new MarkedRow(
                        id, inbox.markIfPresent(userId, id, action).isPresent() ? 200 : 404))
                .toList();
        return new MarkedRows(rows);
    }

    private static @Nullable String emptyToNull(@Nullable String text) {
        return text == null || text.isEmpty() ? null : text;
    }

    private String me(ServerRequest request) {
        return users.requireActive(Caller.of(request)).id();
    }

    /** Number of the caller's unread notifications. */
    @Json
    record CountBody(long unread) {}

    /** Ids of the notifications to mark. */
    @Json
    @Valid
    record MarkRequest(@Size(min = 1, max = 100) List<String> ids) {}

    /** Result for one notification. */
    @Json
    record MarkedRow(String id, int status) {}

    /** Results for all notifications, in the order of the request. */
    @Json
    record MarkedRows(List<MarkedRow> rows) {}
}
