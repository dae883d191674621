package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.QueryParam;
import io.avaje.jsonb.Json;
import io.azulejo.wavyblog.rules.Listing;
import io.azulejo.wavyblog.rules.Users;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.problem.MovedException;
import io.azulejo.web.problem.ProblemException;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Controller
@Path("/wavyblog/users")
final class UserController {
    private final WavyBlogTable table;
    private final Users users;
    private final Listing listing;

    UserController(WavyBlogTable table, Users users, Listing listing) {
        this.table = table;
        this.users = users;
        this.listing = listing;
    }

    /** A user's public profile; a former name leads to the present one. */
    @Get("/{username}")
    ProfileBody user(String username) {
        return table.user(username).map(ProfileBody::of).orElseThrow(() -> absent(username, ""));
    }

    /** A user's published posts, newest first. */
    @Get("/{username}/posts")
    PageBody<PostLine> posts(
            String username, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return listing.byUser(username, PageQuery.of(limit, cursor))
                .map(page -> PageBody.of(page, PostLine::of))
                .orElseThrow(() -> absent(username, "/posts"));
    }

    private RuntimeException absent(String username, String rest) {
        Optional<String> now = users.renamedTo(username);
        return now.isPresent()
                ? new MovedException("/wavyblog/users/" + now.get() + rest)
                : ProblemException.notFound("user", username);
    }

    /** A user as everybody sees it. */
    @Json
    record ProfileBody(
            String username,
            @Nullable String displayName,
            @Nullable String bio,
            Instant createdAt) {

        static ProfileBody of(User user) {
            return new ProfileBody(user.username(), user.displayName(), user.bio(), user.createdAt());
        }
    }
}
