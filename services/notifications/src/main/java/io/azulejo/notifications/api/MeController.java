package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.azulejo.notifications.rules.ApiKeys;
import io.azulejo.notifications.rules.UserDeletion;
import io.azulejo.notifications.rules.Users;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/notifications/me")
final class MeController {
    private final NotificationsTable table;
    private final Users users;
    private final UserDeletion deletion;
    private final ApiKeys apiKeys;
    private final JobRunner jobs;

    MeController(NotificationsTable table, Users users, UserDeletion deletion, ApiKeys apiKeys, JobRunner jobs) {
        this.table = table;
        this.users = users;
        this.deletion = deletion;
        this.apiKeys = apiKeys;
        this.jobs = jobs;
    }

    /** The caller's own account. */
    @Get
    AccountBody me(ServerRequest request, ServerResponse response) {
        return account(me(request), request, response);
    }

    /** Changes what the caller says about oneself. */
    @Patch
    AccountBody change(AccountChange body, ServerRequest request, ServerResponse response) {
        return account(users.rename(me(request), body.name(), ETag.expected(request)), request, response);
    }

    /** Changes the caller's e-mail address. */
    @Put("/email")
    AccountBody changeEmail(EmailChange body, ServerRequest request) {
        return AccountBody.of(users.changeEmail(me(request), body.email(), body.password()));
    }

    /** Deletes the caller and all the caller's notifications. */
    @Delete
    @Produces(statusCode = 202)
    JobView delete(ServerRequest request) {
        return jobs.begun(deletion.begin(me(request)));
    }

    /** How far the caller's own deletion has come. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        Caller caller = Caller.of(request);
        return jobs.view(id, job -> job.isAbout(caller));
    }

    /** The caller's API keys, without what makes them work. */
    @Get("/api-keys")
    KeysBody keys(ServerRequest request) {
        return new KeysBody(
                table.apiKeys(me(request).id()).stream().map(KeyView::of).toList());
    }

    /** Makes an API key, which is shown in this answer alone. */
    @Post("/api-keys")
    KeyView createKey(KeyDraft body, ServerRequest request) {
        User owner = me(request);
        if (owner.knownRole() == Role.USER) {
            throw ProblemException.forbidden("This needs the role producer");
        }
        return KeyView.of(apiKeys.create(owner, body.name()));
    }

    /** Deletes an API key; it stops working at once. */
    @Delete("/api-keys/{keyId}")
    void deleteKey(String keyId, ServerRequest request, ServerResponse response) {
        apiKeys.delete(me(request), keyId);
        response.status(204).send();
    }

    private User me(ServerRequest request) {
        return users.acting(Caller.of(request));
    }

    private static AccountBody account(User user, ServerRequest request, ServerResponse response) {
        new ETag(user.version()).answer(request, response);
        return AccountBody.of(user);
    }

    /** What a user says about oneself. */
    @Json
    @Valid
    record AccountChange(@Nullable @Size(max = 200) String name) {}

    /** A new address, and the password as a proof. */
    @Json
    @Valid
    record EmailChange(@NotBlank String email, @NotBlank String password) {}

    /** What a new API key is called. */
    @Json
    @Valid
    record KeyDraft(@NotBlank String name) {}

    /** The caller's API keys. */
    @Json
    record KeysBody(List<KeyView> keys) {}
}
