package io.azulejo.examples.conduit.api;

import io.azulejo.examples.conduit.api.Views.CommentView;
import io.azulejo.examples.conduit.domain.Comments;
import io.azulejo.examples.conduit.table.Comment;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Routes of comments. */
@RestController
@RequestMapping("/api/articles/{slug}/comments")
final class CommentController {
    private final Comments comments;
    private final Views views;

    CommentController(Comments comments, Views views) {
        this.comments = comments;
        this.views = views;
    }

    record CommentBody(CommentView comment) {}

    record CommentsBody(List<CommentView> comments) {}

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    CommentBody add(
            @PathVariable String slug, @RequestBody Map<String, Object> body, @AuthenticationPrincipal Jwt token) {
        Fields fields = Fields.of(body, "comment");
        String text = fields.required("body", Fields.LONG);
        fields.check();
        Comment added = comments.add(slug, token.getSubject(), text);
        return new CommentBody(
                views.comments(List.of(added), token.getSubject()).getFirst());
    }

    @GetMapping
    CommentsBody list(@PathVariable String slug, @AuthenticationPrincipal @Nullable Jwt token) {
        return new CommentsBody(views.comments(comments.on(slug), Views.viewer(token)));
    }

    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void delete(@PathVariable String slug, @PathVariable long id, @AuthenticationPrincipal Jwt token) {
        comments.delete(slug, token.getSubject(), id);
    }
}
