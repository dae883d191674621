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
import io.azulejo.notifications.rules.Inbox;
import io.azulejo.notifications.rules.InboxFilter;
import io.azulejo.notifications.rules.InboxFilter.Reading;
import io.azulejo.notifications.rules.Mark;
import io.azulejo.notifications.rules.Unread;
import io.azulejo.notifications.rules.Users;
import io.azulejo.web.live.LiveHub;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.text.Words;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
     * The caller's notifications, newest first.
     *
     * @param unread true for those that are not read alone
     * @param archived true for the archived ones instead of the others
     * @param channel those of one channel alone
     * @param category those of one category alone
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
                given(channel),
                given(category));
        return PageBody.of(
                inbox.list(userId, filter, PageQuery.of(limit, cursor).scope(userId)), NotificationView::of);
    }

    /** How many the caller has not read. */
    @Get("/count")
    CountBody count(ServerRequest request) {
        return new CountBody(unread.count(Caller.of(request).subject()));
    }

    /**
     * What happens in the caller's inbox from now on, as server-sent events: {@code notification} with a new message,
     * {@code changed} when the list or the count should be read again.
     */
    @Get("/live")
    void live(ServerRequest request, ServerResponse response) {
        hub.stream(Set.of(me(request)), response);
    }

    /** Marks all that are not read as seen. */
    @Post("/seen-all")
    @Produces(statusCode = 200)
    Inbox.Marked seenAll(ServerRequest request) {
        return inbox.markAll(me(request), InboxFilter.UNREAD, Mark.SEEN);
    }

    /** Marks all as read. */
    @Post("/read-all")
    @Produces(statusCode = 200)
    Inbox.Marked readAll(ServerRequest request) {
        return inbox.markAll(me(request), InboxFilter.UNREAD, Mark.READ);
    }

    /** Archives all. */
    @Post("/archive-all")
    @Produces(statusCode = 200)
    Inbox.Marked archiveAll(ServerRequest request) {
        return inbox.markAll(me(request), InboxFilter.ALL, Mark.ARCHIVE);
    }

    /** Archives what the caller has read. */
    @Post("/archive-read")
    @Produces(statusCode = 200)
    Inbox.Marked archiveRead(ServerRequest request) {
        return inbox.markAll(me(request), InboxFilter.READ, Mark.ARCHIVE);
    }

    /** Marks up to a hundred of the caller's notifications, each on its own. */
    @Post("/{mark}")
    @Produces(statusCode = 200)
    MarkedRows markSome(String mark, MarkSome body, ServerRequest request) {
        String userId = me(request);
        Mark wanted = Words.parameter(Mark.class, "mark", mark);
        List<MarkedRow> rows = body.ids().stream()
                .distinct()
                .map(id ->
                        new MarkedRow(id, inbox.markIfThere(userId, id, wanted).isPresent() ? 200 : 404))
                .toList();
        return new MarkedRows(rows);
    }

    private static @Nullable String given(@Nullable String text) {
        return text == null || text.isEmpty() ? null : text;
    }

    private String me(ServerRequest request) {
        return users.acting(Caller.of(request)).id();
    }

    /** How many notifications the caller has not read. */
    @Json
    record CountBody(long unread) {}

    /** Some of the caller's notifications. */
    @Json
    @Valid
    record MarkSome(@Size(min = 1, max = 100) List<String> ids) {}

    /** How one of several went. */
    @Json
    record MarkedRow(String id, int status) {}

    /** How each of several went, in their order. */
    @Json
    record MarkedRows(List<MarkedRow> rows) {}
}
