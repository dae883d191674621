package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Path;
import io.avaje.http.api.Put;
import io.azulejo.blog.rules.Bookmarks;
import io.azulejo.blog.rules.Likes;
import io.azulejo.blog.rules.Users;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

@Controller
@Path("/blog/posts/{id}")
final class ReactionController {
    private final Likes likes;
    private final Bookmarks bookmarks;
    private final Users users;

    ReactionController(Likes likes, Bookmarks bookmarks, Users users) {
        this.likes = likes;
        this.bookmarks = bookmarks;
        this.users = users;
    }

    /** Likes a post, once however often it is asked for. */
    @Put("/like")
    void like(String id, ServerRequest request, ServerResponse response) {
        likes.like(Caller.of(request), id);
        response.status(204).send();
    }

    /** Takes a like back. */
    @Delete("/like")
    void unlike(String id, ServerRequest request, ServerResponse response) {
        likes.unlike(Caller.of(request), id);
        response.status(204).send();
    }

    /** Keeps a post, once however often it is asked for. */
    @Put("/bookmark")
    void keep(String id, ServerRequest request, ServerResponse response) {
        bookmarks.keep(Caller.of(request), id);
        response.status(204).send();
    }

    /** Drops a bookmark. */
    @Delete("/bookmark")
    void drop(String id, ServerRequest request, ServerResponse response) {
        bookmarks.drop(users.acting(Caller.of(request)), id);
        response.status(204).send();
    }
}
