package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.blog.rules.Actor;
import io.azulejo.blog.rules.CommentThread;
import io.azulejo.blog.rules.Comments;
import io.azulejo.blog.rules.PostLookup;
import io.azulejo.blog.rules.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/blog")
final class CommentController {
    /** What one answer holds of a thread; whoever wants more reads page by page. */
    private static final int MOST_COMMENTS = 1000;

    private final BlogTable table;
    private final Comments comments;
    private final PostLookup posts;
    private final Users users;
    private final Idempotency idempotency;

    CommentController(BlogTable table, Comments comments, PostLookup posts, Users users, Idempotency idempotency) {
        this.table = table;
        this.comments = comments;
        this.posts = posts;
        this.users = users;
        this.idempotency = idempotency;
    }

    /** The comments of a post in their threads, oldest first. */
    @Get("/posts/{id}/comments")
    ThreadsView threads(String id) {
        posts.published(id);
        Page<Comment> page = table.thread(id, PageRequest.of(MOST_COMMENTS));
        return new ThreadsView(
                CommentThread.of(page.items()).stream().map(ThreadView::of).toList(),
                page.next().isEmpty());
    }

    /** The beginnings of the threads of a post, page by page, oldest first. */
    @Get("/posts/{id}/comments/roots")
    PageBody<CommentView> roots(String id, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        posts.published(id);
        return PageBody.of(table.rootComments(id, PageQuery.of(limit, cursor)), CommentView::of);
    }

    /** Writes a comment on a post. */
    @io.avaje.http.api.Post("/posts/{id}/comments")
    CommentView add(String id, CommentCreation body, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        CommentView added = idempotency.once(
                request,
                caller,
                body,
                CommentView.class,
                mark -> CommentView.of(comments.add(caller, id, body.text(), body.inReplyTo(), mark)),
                comment -> CommentView.of(comments.known(comment.getFirst())));
        response.header("Location", "/blog/comments/" + added.commentId());
        return added;
    }

    /** A comment. */
    @Get("/comments/{id}")
    CommentView get(String id, ServerRequest request, ServerResponse response) {
        return answer(comments.known(id), request, response);
    }

    /** The replies of a thread, page by page, oldest first. */
    @Get("/comments/{id}/replies")
    PageBody<CommentView> replies(String id, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        Comment root = comments.known(id);
        return PageBody.of(table.replies(root.commentId(), PageQuery.of(limit, cursor)), CommentView::of);
    }

    /** Changes a comment, for a while after it was written; for its author. */
    @Patch("/comments/{id}")
    CommentView edit(String id, CommentChange body, ServerRequest request, ServerResponse response) {
        Comment edited = comments.edit(actor(request), id, body.text(), ETag.expected(request));
        return answer(edited, request, response);
    }

    /** Deletes a comment; its replies stay. For its author and moderators. */
    @Delete("/comments/{id}")
    void delete(String id, ServerRequest request, ServerResponse response) {
        comments.delete(actor(request), id);
        response.status(204).send();
    }

    /** Hides a comment; for moderators. */
    @io.avaje.http.api.Post("/comments/{id}/hide")
    @Produces(statusCode = 200)
    CommentView hide(String id, ServerRequest request) {
        return CommentView.unveiled(comments.moderate(actor(request), id, CommentStatus.HIDDEN));
    }

    /** Shows a hidden comment again; for moderators. */
    @io.avaje.http.api.Post("/comments/{id}/restore")
    @Produces(statusCode = 200)
    CommentView restore(String id, ServerRequest request) {
        return CommentView.unveiled(comments.moderate(actor(request), id, CommentStatus.VISIBLE));
    }

    private Actor actor(ServerRequest request) {
        return users.acting(Caller.of(request));
    }

    private static CommentView answer(Comment comment, ServerRequest request, ServerResponse response) {
        new ETag(comment.version()).answer(request, response);
        return CommentView.of(comment);
    }

    /** The new text of a comment. */
    @Json
    @Valid
    record CommentChange(@NotBlank String text) {}

    /**
     * A comment to write.
     *
     * @param inReplyTo the comment it answers; missing for the beginning of a thread
     */
    @Json
    @Valid
    record CommentCreation(@NotBlank String text, @Nullable String inReplyTo) {}

    /**
     * The comments of a post.
     *
     * @param complete false if there are more than one answer holds: then read them page by page
     */
    @Json
    record ThreadsView(List<ThreadView> threads, boolean complete) {}
}
