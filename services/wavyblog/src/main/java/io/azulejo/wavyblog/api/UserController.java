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
        return ProfileBody.of(known(username, ""));
    }

    /** A user's published posts, newest first. */
    @Get("/{username}/posts")
    PageBody<PostLine> posts(
            String username, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return PageBody.of(
                listing.byUser(username, () -> known(username, "/posts"), PageQuery.of(limit, cursor)), PostLine::of);
    }

    private User known(String username, String rest) {
        return table.user(username)
                .orElseThrow(() -> users.renamedTo(username)
                        .<RuntimeException>map(now -> new MovedException("/wavyblog/users/" + now + rest))
                        .orElseGet(() -> ProblemException.notFound("user", username)));
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
