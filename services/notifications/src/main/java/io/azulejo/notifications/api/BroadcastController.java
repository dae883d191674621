package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Header;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.azulejo.notifications.rules.Broadcasts;
import io.azulejo.notifications.rules.Users;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import jakarta.inject.Named;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/notifications/notifications/broadcast")
final class BroadcastController {
    private final NotificationsTable table;
    private final Broadcasts broadcasts;
    private final Users users;
    private final JobRunner jobs;

    BroadcastController(
            NotificationsTable table, Broadcasts broadcasts, Users users, @Named("broadcasts") JobRunner jobs) {
        this.table = table;
        this.broadcasts = broadcasts;
        this.users = users;
        this.jobs = jobs;
    }

    /** Writes a notification to all users, one after another. */
    @Post
    @Produces(statusCode = 202)
    JobView begin(NotificationDraft body, @Header("Idempotency-Key") @Nullable String key, ServerRequest request) {
        if (body.userId() != null) {
            throw ProblemException.invalid("userId", "must be missing: a broadcast goes to all");
        }
        return jobs.begun(broadcasts.begin(users.producer(Caller.of(request)), body.draft(), key));
    }

    /** A broadcast and how far it has come. */
    @Get("/{id}")
    BroadcastView get(String id, ServerRequest request) {
        users.producer(Caller.of(request));
        return table.broadcast(id)
                .flatMap(broadcast -> table.job(id).map(job -> BroadcastView.of(broadcast, JobView.of(job))))
                .orElseThrow(() -> ProblemException.notFound("broadcast", id));
    }
}
