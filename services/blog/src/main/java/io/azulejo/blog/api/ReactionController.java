package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Path;
import io.avaje.http.api.Put;
import io.azulejo.blog.domain.Bookmarks;
import io.azulejo.blog.domain.Likes;
import io.azulejo.blog.domain.Users;
import io.azulejo.http.caller.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Likes and bookmarks. */
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

    /** Likes a post. Repeating the request has no effect. */
    @Put("/like")
    void like(String id, ServerRequest request, ServerResponse response) {
        likes.like(Caller.of(request), id);
        response.status(204).send();
    }

    /** Removes the caller's like from a post. */
    @Delete("/like")
    void unlike(String id, ServerRequest request, ServerResponse response) {
        likes.unlike(Caller.of(request), id);
        response.status(204).send();
    }

    /** Bookmarks a post. Repeating the request has no effect. */
    @Put("/bookmark")
    void keep(String id, ServerRequest request, ServerResponse response) {
        bookmarks.add(Caller.of(request), id);
        response.status(204).send();
    }

    /** Removes the caller's bookmark from a post. */
    @Delete("/bookmark")
    void drop(String id, ServerRequest request, ServerResponse response) {
        bookmarks.remove(users.requireActive(Caller.of(request)), id);
        response.status(204).send();
    }
}
