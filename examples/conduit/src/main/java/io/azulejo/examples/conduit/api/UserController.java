package io.azulejo.examples.conduit.api;

import io.azulejo.examples.conduit.domain.Users;
import io.azulejo.examples.conduit.table.User;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Routes of the signed-in user. */
@RestController
@RequestMapping("/api")
final class UserController {
    private static final int EMAIL = 254;
    private final Users users;
    private final Tokens tokens;

    UserController(Users users, Tokens tokens) {
        this.users = users;
        this.tokens = tokens;
    }

    record UserBody(UserView user) {}

    record UserView(
            String email,
            String token,
            String username,
            @Nullable String bio,
            @Nullable String image) {}

    @PostMapping("/users")
    @ResponseStatus(HttpStatus.CREATED)
    UserBody register(@RequestBody Map<String, Object> body) {
        Fields fields = Fields.of(body, "user");
        String username = fields.required("username", Fields.SHORT);
        String email = fields.required("email", EMAIL);
        String password = fields.requiredPassword();
        fields.check();
        return view(users.register(username, email, password));
    }

    @PostMapping("/users/login")
    UserBody logIn(@RequestBody Map<String, Object> body) {
        Fields fields = Fields.of(body, "user");
        String email = fields.required("email", EMAIL);
        String password = fields.required("password", Fields.SHORT);
        fields.check();
        return view(users.logIn(email, password));
    }

    @GetMapping("/user")
    UserBody current(@AuthenticationPrincipal Jwt token) {
        return view(users.current(token.getSubject()));
    }

    @PutMapping("/user")
    UserBody change(@AuthenticationPrincipal Jwt token, @RequestBody Map<String, Object> body) {
        Fields fields = Fields.of(body, "user");
        Users.Changes changes = new Users.Changes(
                fields.optional("username", Fields.SHORT),
                fields.optional("email", EMAIL),
                fields.optionalPassword(),
                fields.nullable("bio", Fields.LONG),
                fields.nullable("image", 2000));
        fields.check();
        return view(users.change(token.getSubject(), changes));
    }

    private UserBody view(User user) {
        return new UserBody(
                new UserView(user.email(), tokens.issue(user.userId()), user.username(), user.bio(), user.image()));
    }
}
