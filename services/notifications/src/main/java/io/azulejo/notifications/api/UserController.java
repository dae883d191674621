package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.http.caller.Caller;
import io.azulejo.notifications.domain.SignUp;
import io.azulejo.notifications.domain.Users;
import io.helidon.webserver.http.ServerRequest;
import org.jspecify.annotations.Nullable;

/** User accounts. */
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

    /** Creates a user account. No authentication is required. */
    @Post
    AccountBody signUp(SignUpRequest body) {
        return AccountBody.of(signUp.signUp(body.email(), body.password(), body.name()));
    }

    /** Retrieves a user. For the user and admins only. */
    @Get("/{id}")
    AccountBody user(String id, ServerRequest request) {
        Caller caller = Caller.of(request);
        if (!caller.subject().equals(id)) {
            users.admin(caller);
        }
        return AccountBody.of(users.known(id));
    }

    /** Request to create a user account. */
    @Json
    @Valid
    record SignUpRequest(
            @NotBlank String email,
            @NotBlank String password,
            @Nullable String name) {}
}
