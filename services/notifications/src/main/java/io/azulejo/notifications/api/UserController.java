package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.notifications.rules.SignUp;
import io.azulejo.notifications.rules.Users;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/notifications/users")
final class UserController {
    private final SignUp signUp;
    private final Users users;

    UserController(SignUp signUp, Users users) {
        this.signUp = signUp;
        this.users = users;
    }

    /** Becomes a user. */
    @Post
    AccountBody signUp(SigningUp body) {
        return AccountBody.of(signUp.signUp(body.email(), body.password(), body.name()));
    }

    /** A user, for the user and for admins. */
    @Get("/{id}")
    AccountBody user(String id, ServerRequest request) {
        Caller caller = Caller.of(request);
        if (!caller.subject().equals(id)) {
            users.admin(caller);
        }
        return AccountBody.of(users.known(id));
    }

    /** Who wants to become a user. */
    @Json
    @Valid
    record SigningUp(
            @NotBlank String email,
            @NotBlank String password,
            @Nullable String name) {}
}
