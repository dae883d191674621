package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Header;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.job.JobView;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.Ids;
import io.azulejo.notifications.domain.Broadcasts;
import io.azulejo.notifications.domain.Users;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.patterns.job.JobRunner;
import io.helidon.webserver.http.ServerRequest;
import jakarta.inject.Named;
import org.jspecify.annotations.Nullable;

/** Notifications to all users. */
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

    /**
     * Sends a notification to all users. A job does the work. Send an Idempotency-Key header to retry safely. Requires
     * the role producer.
     */
    @Post
    @Produces(statusCode = 202)
    @Answers(never = ProblemType.NOT_FOUND)
    JobView begin(NotificationDraft body, @Header("Idempotency-Key") @Nullable String key, ServerRequest request) {
        if (body.userId() != null) {
            throw ProblemException.invalid("userId", "must be omitted: a broadcast goes to all users");
        }
        return JobView.started(jobs, broadcasts.begin(users.producer(Caller.of(request)), body.draft(), key));
    }

    /** Retrieves a broadcast and its progress. Requires the role producer. */
    @Get("/{id}")
    BroadcastView get(String id, ServerRequest request) {
        users.producer(Caller.of(request));
        return table.broadcast(Ids.requireId("broadcast", id))
                .flatMap(broadcast -> table.job(id).map(job -> BroadcastView.of(broadcast, JobView.of(job))))
                .orElseThrow(() -> ProblemException.notFound("broadcast", id));
    }
}
