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
import io.azulejo.blog.domain.Actor;
import io.azulejo.blog.domain.CommentThread;
import io.azulejo.blog.domain.Comments;
import io.azulejo.blog.domain.Permission;
import io.azulejo.blog.domain.PostLookup;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Comments on posts, in threads, with moderation. */
@Valid
@Controller
@Path("/blog")
final class CommentController {
    /** Limit of comments in one response; clients page through longer threads. */
    private static final int MAX_COMMENTS = 1000;

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

    /**
     * Lists the comments of a post, grouped by thread, oldest first. Moderators also see the text of hidden comments. Returns at most 1000 comments. If {@code complete}
     * is false, page through the root comments and their replies instead.
     */
    @Get("/posts/{id}/comments")
    ThreadsView threads(String id, ServerRequest request) {
        posts.published(id);
        Page<Comment> page = table.thread(id, PageRequest.of(MAX_COMMENTS));
        Function<Comment, CommentView> view = viewFor(request);
        return new ThreadsView(
                CommentThread.of(page.items()).stream()
                        .map(thread -> ThreadView.of(thread, view))
                        .toList(),
                page.next().isEmpty());
    }

    /** Lists the root comments of a post, oldest first. */
    @Get("/posts/{id}/comments/roots")
    PageBody<CommentView> roots(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        posts.published(id);
        return PageBody.of(table.rootComments(id, PageQuery.of(limit, cursor)), viewFor(request));
    }

    /**
     * Creates a comment on a post. Notifies the author of the post or, for a reply, the author of the comment replied
     * to. Send an Idempotency-Key header to retry safely.
     */
    @io.avaje.http.api.Post("/posts/{id}/comments")
    CommentView add(String id, CommentCreation body, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        CommentView added = idempotency.once(
                request,
                caller,
                body,
                CommentView.class,
                commit -> CommentView.of(comments.add(caller, id, body.text(), body.inReplyTo(), commit)),
                comment -> CommentView.of(comments.known(comment.getFirst())));
        response.header("Location", "/blog/comments/" + added.commentId());
        return added;
    }

    /**
     * Lists hidden comments, newest first. Requires the moderator or admin role.
     *
     * @param status {@code hidden}
     */
    @Get("/comments")
    PageBody<CommentView> hidden(
            @QueryParam @Nullable String status,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        if (!"hidden".equals(status)) {
            throw ProblemException.badParameter("status", "must be one of hidden");
        }
        Actor actor = users.reader(Caller.of(request));
        return PageBody.of(
                comments.hidden(actor, PageQuery.of(limit, cursor).scope(actor.userId())), CommentView::forModerator);
    }

    /** Retrieves a comment. Moderators also see the text of a hidden comment. */
    @Get("/comments/{id}")
    CommentView get(String id, ServerRequest request, ServerResponse response) {
        Comment comment = comments.known(id);
        if (comment.status() == CommentStatus.HIDDEN && isModerator(request)) {
            new ETag(comment.version()).answer(request, response);
            return CommentView.forModerator(comment);
        }
        return answer(comment, request, response);
    }

    /** Lists the replies of a thread, oldest first. */
    @Get("/comments/{id}/replies")
    PageBody<CommentView> replies(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Comment root = comments.known(id);
        return PageBody.of(table.replies(root.commentId(), PageQuery.of(limit, cursor)), viewFor(request));
    }

    /** Updates the text of a comment. Only its author can update it, for a limited time after creation. */
    @Patch("/comments/{id}")
    CommentView edit(String id, CommentChange body, ServerRequest request, ServerResponse response) {
        Comment edited = comments.edit(actor(request), id, body.text(), ETag.expected(request));
        return answer(edited, request, response);
    }

    /**
     * Deletes a comment. Its replies stay. Requires the moderator or admin role unless the caller wrote the comment.
     */
    @Delete("/comments/{id}")
    void delete(String id, ServerRequest request, ServerResponse response) {
        comments.delete(actor(request), id);
        response.status(204).send();
    }

    /** Hides a comment. Requires the moderator or admin role. Notifies the author of the comment. */
    @io.avaje.http.api.Post("/comments/{id}/hide")
    @Produces(statusCode = 200)
    CommentView hide(String id, ServerRequest request) {
        return CommentView.forModerator(comments.moderate(actor(request), id, CommentStatus.HIDDEN));
    }

    /** Restores a hidden comment. Requires the moderator or admin role. Notifies the author of the comment. */
    @io.avaje.http.api.Post("/comments/{id}/restore")
    @Produces(statusCode = 200)
    CommentView restore(String id, ServerRequest request) {
        return CommentView.forModerator(comments.moderate(actor(request), id, CommentStatus.VISIBLE));
    }

    private Function<Comment, CommentView> viewFor(ServerRequest request) {
        return isModerator(request) ? CommentView::forModerator : CommentView::of;
    }

    private boolean isModerator(ServerRequest request) {
        return Caller.find(request)
                .filter(caller -> users.reader(caller).may(Permission.MODERATE))
                .isPresent();
    }

    private Actor actor(ServerRequest request) {
        return users.requireActive(Caller.of(request));
    }

    private static CommentView answer(Comment comment, ServerRequest request, ServerResponse response) {
        new ETag(comment.version()).answer(request, response);
        return CommentView.of(comment);
    }

    /** New text of a comment. */
    @Json
    @Valid
    record CommentChange(@NotBlank String text) {}

    /**
     * Comment to create.
     *
     * @param inReplyTo id of the comment to reply to; omit to start a thread
     */
    @Json
    @Valid
    record CommentCreation(@NotBlank String text, @Nullable String inReplyTo) {}

    /**
     * Comments of a post, grouped by thread.
     *
     * @param complete false if the post has more comments than one response holds
     */
    @Json
    record ThreadsView(List<ThreadView> threads, boolean complete) {}
}
