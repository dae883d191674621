package io.azulejo.examples.conduit.api;

import io.azulejo.examples.conduit.api.Views.ProfileView;
import io.azulejo.examples.conduit.domain.Users;
import io.azulejo.examples.conduit.table.User;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Routes of profiles. */
@RestController
@RequestMapping("/api/profiles/{username}")
final class ProfileController {
    private final Users users;

    ProfileController(Users users) {
        this.users = users;
    }

    record ProfileBody(ProfileView profile) {}

    @GetMapping
    ProfileBody profile(@PathVariable String username, @AuthenticationPrincipal @Nullable Jwt token) {
        User user = users.profile(username);
        return new ProfileBody(Views.profile(user, users.follows(Views.viewer(token), user.userId())));
    }

    @PostMapping("/follow")
    ProfileBody follow(@PathVariable String username, @AuthenticationPrincipal Jwt token) {
        User user = users.profile(username);
        users.follow(token.getSubject(), user.userId());
        return new ProfileBody(Views.profile(user, true));
    }

    @DeleteMapping("/follow")
    ProfileBody unfollow(@PathVariable String username, @AuthenticationPrincipal Jwt token) {
        User user = users.profile(username);
        users.unfollow(token.getSubject(), user.userId());
        return new ProfileBody(Views.profile(user, false));
    }
}
