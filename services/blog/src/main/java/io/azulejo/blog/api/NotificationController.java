package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.avaje.jsonb.Json;
import io.azulejo.blog.domain.Actor;
import io.azulejo.blog.domain.Notifications;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Inbox;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.toolkit.query.PageRequest;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

/** The caller's notifications, also as a live stream. */
@Controller
@Path("/blog/me/notifications")
final class NotificationController {
    private static final HeaderName LAST_EVENT_ID = HeaderNames.create("Last-Event-ID");

    private final BlogTable table;
    private final Notifications notifications;
    private final Users users;
    private final LiveNotifications live;

    NotificationController(BlogTable table, Notifications notifications, Users users, LiveNotifications live) {
        this.live = live;
        this.table = table;
        this.notifications = notifications;
        this.users = users;
    }

    /**
     * Lists the caller's notifications, newest first.
     *
     * @param unread if true, returns only unread notifications
     */
    @Get
    PageBody<NotificationView> list(
            @QueryParam @Nullable Boolean unread,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        String userId = Caller.of(request).subject();
        PageRequest page = PageQuery.of(limit, cursor).scope(userId);
        return PageBody.of(
                Boolean.TRUE.equals(unread) ? table.unread(userId, page) : table.notifications(userId, page),
                NotificationView::of);
    }

    /**
     * Streams the caller's notifications as server-sent events. Send a {@code Last-Event-ID} header to receive unread
     * notifications that arrived after that event.
     */
    @Get("/live")
    void live(ServerRequest request, ServerResponse response) {
        String lastSeen = request.headers().value(LAST_EVENT_ID).orElse("");
        live.stream(Caller.of(request).subject(), lastSeen, response);
    }

    /** Retrieves the number of the caller's unread notifications. */
    @Get("/unread-count")
    UnreadView unread(ServerRequest request) {
        return new UnreadView(
                table.inbox(Caller.of(request).subject()).map(Inbox::unread).orElse(0L));
    }

    /** Marks a notification as read. */
    @io.avaje.http.api.Post("/{id}/read")
    @Produces(statusCode = 200)
    NotificationView read(String id, ServerRequest request) {
        return NotificationView.of(notifications.read(actor(request).userId(), id));
    }

    /** Marks all of the caller's notifications as read. */
    @io.avaje.http.api.Post("/read-all")
    void readAll(ServerRequest request, ServerResponse response) {
        notifications.readAll(actor(request).userId());
        response.status(204).send();
    }

    private Actor actor(ServerRequest request) {
        return users.requireActive(Caller.of(request));
    }

    /** Number of the caller's unread notifications. */
    @Json
    record UnreadView(long unread) {}
}
