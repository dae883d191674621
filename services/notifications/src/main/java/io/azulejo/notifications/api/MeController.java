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
import io.avaje.jsonb.Jsonb;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.job.JobView;
import io.azulejo.http.json.JsonMerge;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.notifications.domain.ApiKeys;
import io.azulejo.notifications.domain.UserDeletion;
import io.azulejo.notifications.domain.Users;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.patterns.job.JobRunner;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The caller's own account and API keys. */
@Valid
@Controller
@Path("/notifications/me")
final class MeController {
    private final NotificationsTable table;
    private final Users users;
    private final UserDeletion deletion;
    private final ApiKeys apiKeys;
    private final JobRunner jobs;
    private final Jsonb jsonb;

    MeController(
            NotificationsTable table,
            Users users,
            UserDeletion deletion,
            ApiKeys apiKeys,
            JobRunner jobs,
            Jsonb jsonb) {
        this.table = table;
        this.users = users;
        this.deletion = deletion;
        this.apiKeys = apiKeys;
        this.jobs = jobs;
        this.jsonb = jsonb;
    }

    /** Retrieves your account. */
    @Get
    AccountBody me(ServerRequest request, ServerResponse response) {
        return account(me(request), request, response);
    }

    /** Updates your account by a JSON merge patch: fields that you omit keep their values, and null clears them. */
    @Patch
    @Answers(never = ProblemType.CONFLICT)
    AccountBody change(ServerRequest request, ServerResponse response) {
        User user = me(request);
        AccountChange merged = JsonMerge.apply(request, jsonb, AccountChange.class, new AccountChange(user.name()));
        return account(users.rename(user, merged.name(), ETag.expected(request)), request, response);
    }

    /** Changes your e-mail address. Your password is required. */
    @Put("/email")
    AccountBody changeEmail(EmailChange body, ServerRequest request) {
        return AccountBody.of(users.changeEmail(me(request), body.email(), body.password()));
    }

    /** Deletes your account and all of your notifications. A job does the work. */
    @Delete
    @Produces(statusCode = 202)
    @Answers(never = ProblemType.PRECONDITION_FAILED)
    JobView delete(ServerRequest request) {
        return JobView.started(jobs, deletion.begin(me(request)));
    }

    /** Retrieves the progress of your account's deletion. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        Caller caller = Caller.of(request);
        return JobView.find(jobs, id, job -> job.isAbout(caller.subject()));
    }

    /** Lists your API keys. The secrets are not included. */
    @Get("/api-keys")
    KeysBody keys(ServerRequest request) {
        return new KeysBody(
                table.apiKeys(me(request).id()).stream().map(KeyView::of).toList());
    }

    /** Creates an API key. Only this response contains the key. Requires the role producer. */
    @Post("/api-keys")
    KeyView createKey(KeyDraft body, ServerRequest request) {
        User owner = me(request);
        if (owner.role() == Role.USER) {
            throw ProblemException.forbidden("This needs the role producer");
        }
        return KeyView.of(apiKeys.create(owner, body.name()));
    }

    /** Deletes an API key. It stops working immediately. */
    @Delete("/api-keys/{keyId}")
    @Answers(never = ProblemType.CONFLICT)
    void deleteKey(String keyId, ServerRequest request, ServerResponse response) {
        apiKeys.delete(me(request), keyId);
        response.status(204).send();
    }

    private User me(ServerRequest request) {
        return users.requireActive(Caller.of(request));
    }

    private static AccountBody account(User user, ServerRequest request, ServerResponse response) {
        new ETag(user.version()).answer(request, response);
        return AccountBody.of(user);
    }

    /** Changes to a user's account. */
    @Json
    record AccountChange(@Nullable String name) {}

    /** New e-mail address, with the password as proof. */
    @Json
    @Valid
    record EmailChange(@NotBlank String email, @NotBlank String password) {}

    /** Name of a new API key. */
    @Json
    @Valid
    record KeyDraft(@NotBlank String name) {}

    /** API keys of the caller. */
    @Json
    record KeysBody(List<KeyView> keys) {}
}
