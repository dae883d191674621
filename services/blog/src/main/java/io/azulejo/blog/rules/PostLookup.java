package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Bookmarked;
import io.azulejo.blog.table.BookmarkedKeys;
import io.azulejo.blog.table.Liked;
import io.azulejo.blog.table.LikedKeys;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostBody;
import io.azulejo.blog.table.PostBodyKeys;
import io.azulejo.blog.table.PostKeys;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostStatsKeys;
import io.azulejo.blog.table.SlugKeys;
import io.azulejo.blog.table.UserKeys;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.schema.Found;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** Reads what a request about a post needs to know, in one BatchGetItem. */
@Singleton
public final class PostLookup {
    private final BlogTable table;
    private final Users users;

    public PostLookup(BlogTable table, Users users) {
        this.table = table;
        this.users = users;
    }

    /** A post that somebody reads, and what the reader has to do with it. */
    public record Read(Post post, String body, PostStats stats, boolean liked, boolean bookmarked) {}

    /** A post that somebody does something to, and what was done before. */
    record Meeting(Actor actor, Post post, Optional<Liked> liked, Optional<Bookmarked> bookmarked) {}

    /** The post of an id or of a slug, present or former, as far as the caller may see it. */
    public Read read(String idOrSlug, Optional<Caller> caller) {
        Ids.sought("post", idOrSlug);
        Found found = keys(idOrSlug, caller).get(SlugKeys.of(idOrSlug)).run();
        Optional<Read> byId = read(idOrSlug, caller, found);
        return byId.or(() -> found.get(SlugKeys.of(idOrSlug))
                        .flatMap(slug -> read(
                                slug.postId(),
                                caller,
                                keys(slug.postId(), caller).run())))
                .orElseThrow(() -> ProblemException.notFound("post", idOrSlug));
    }

    private BatchGet keys(String postId, Optional<Caller> caller) {
        BatchGet keys = table.batchGet()
                .get(PostKeys.of(postId))
                .get(PostBodyKeys.of(postId))
                .get(PostStatsKeys.of(postId));
        caller.map(Caller::subject)
                .ifPresent(userId -> keys.get(UserKeys.of(userId))
                        .get(LikedKeys.of(userId, postId))
                        .get(BookmarkedKeys.of(userId, postId)));
        return keys;
    }

    private static Optional<Read> read(String postId, Optional<Caller> caller, Found found) {
        Optional<Actor> reader = caller.map(who -> Users.actor(who, found.get(UserKeys.of(who.subject()))));
        return found.get(PostKeys.of(postId))
                .filter(post -> visible(post, reader))
                .map(post -> new Read(
                        post,
                        found.get(PostBodyKeys.of(postId))
                                .map(PostBody::body)
                                .orElse(post.body() == null ? "" : post.body()),
                        found.get(PostStatsKeys.of(postId)).orElse(new PostStats(postId, 0, 0, 0, 0)),
                        reader.flatMap(who -> found.get(LikedKeys.of(who.userId(), postId)))
                                .isPresent(),
                        reader.flatMap(who -> found.get(BookmarkedKeys.of(who.userId(), postId)))
                                .isPresent()));
    }

    /** A published post that the caller does something to. */
    Meeting meet(String postId, Caller caller) {
        Ids.sought("post", postId);
        String userId = caller.subject();
        Found found = table.batchGet()
                .get(PostKeys.of(postId))
                .get(UserKeys.of(userId))
                .get(LikedKeys.of(userId, postId))
                .get(BookmarkedKeys.of(userId, postId))
                .consistent()
                .run();
        Post post = found.get(PostKeys.of(postId))
                .filter(Post::published)
                .orElseThrow(() -> ProblemException.notFound("post", postId));
        return new Meeting(
                users.acting(caller, found.get(UserKeys.of(userId))),
                post,
                found.get(LikedKeys.of(userId, postId)),
                found.get(BookmarkedKeys.of(userId, postId)));
    }

    /** Fails unless the post is public: nobody reads the comments of others on a draft. */
    public Post published(String postId) {
        return table.post(Ids.sought("post", postId))
                .filter(Post::published)
                .orElseThrow(() -> ProblemException.notFound("post", postId));
    }

    /** The posts of these ids that are public now, in the order of the ids. */
    public List<Post> published(List<String> postIds) {
        return table.postTable().getAll(postIds.stream().map(PostKeys::of).toList()).stream()
                .filter(Post::published)
                .toList();
    }

    /** Everyone sees what is published; the rest is its author's and the editors'. */
    private static boolean visible(Post post, Optional<Actor> reader) {
        return post.published()
                || reader.filter(who -> who.ownsOr(Permission.EDIT_POSTS, post.authorId()))
                        .isPresent();
    }
}
