package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.QueryParam;
import io.avaje.jsonb.Json;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.MovedException;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.wavyblog.domain.PostLists;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Public profiles of users and their posts. */
@Controller
@Path("/wavyblog/users")
final class UserController {
    private final WavyBlogTable table;
    private final Users users;
    private final PostLists listing;

    UserController(WavyBlogTable table, Users users, PostLists listing) {
        this.table = table;
        this.users = users;
        this.listing = listing;
    }

    /** Retrieves the public profile of a user. A former username redirects to the current one. */
    @Get("/{username}")
    ProfileBody user(String username) {
        return ProfileBody.of(known(username, ""));
    }

    /** Lists the published posts of a user, newest first. */
    @Get("/{username}/posts")
    PostPage posts(String username, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return PostPage.byCreation(PageBody.of(
                listing.byUser(username, () -> known(username, "/posts"), PageQuery.of(limit, cursor)),
                PostListItem::of));
    }

    private User known(String username, String rest) {
        return table.user(username)
                .orElseThrow(() -> users.renamedTo(username)
                        .<RuntimeException>map(now -> new MovedException("/wavyblog/users/" + now + rest))
                        .orElseGet(() -> ProblemException.notFound("user", username)));
    }

    /** Public profile of a user. */
    @Json
    record ProfileBody(
            String username,
            @Nullable String name,
            @Nullable String bio,
            Instant createdAt) {

        static ProfileBody of(User user) {
            return new ProfileBody(user.username(), user.displayName(), user.bio(), user.createdAt());
        }
    }
}
