package io.azulejo.blog.domain;

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
import io.azulejo.blog.table.Slug;
import io.azulejo.blog.table.SlugKeys;
import io.azulejo.blog.table.User;
import io.azulejo.blog.table.UserKeys;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.ItemsByKey;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** Lookup of posts. Reads everything that a request about one post needs in one BatchGetItem. */
@Singleton
public final class PostLookup {
    private final BlogTable table;
    private final Users users;

    public PostLookup(BlogTable table, Users users) {
        this.table = table;
        this.users = users;
    }

    /** Post with its body, its counters and the relation of the reader to it. */
    public record Read(Post post, String body, PostStats stats, boolean liked, boolean bookmarked) {}

    /** Post that a caller acts on, with the existing like and bookmark of the caller. */
    record PostInteraction(Actor actor, Post post, Optional<Liked> liked, Optional<Bookmarked> bookmarked) {}

    /** Returns the post with an id or a current or former slug, if the caller may see it. */
    public Read read(String idOrSlug, Optional<Caller> caller) {
        ReadKeys byId = ReadKeys.of(Ids.requireId("post", idOrSlug), caller);
        EntityKey<Slug> slug = SlugKeys.of(idOrSlug);
        ItemsByKey found = byId.in(table.batchGet()).get(slug).run();
        return byId.of(found)
                .or(() -> found.get(slug).flatMap(named -> {
                    ReadKeys bySlug = ReadKeys.of(named.postId(), caller);
                    return bySlug.of(bySlug.in(table.batchGet()).run());
                }))
                .orElseThrow(() -> ProblemException.notFound("post", idOrSlug));
    }

    /** Keys of the items that make up a displayed post. */
    private record ReadKeys(
            EntityKey<Post> post, EntityKey<PostBody> body, EntityKey<PostStats> stats, Optional<ReaderKeys> reader) {

        static ReadKeys of(String postId, Optional<Caller> caller) {
            return new ReadKeys(
                    PostKeys.of(postId),
                    PostBodyKeys.of(postId),
                    PostStatsKeys.of(postId),
                    caller.map(who -> ReaderKeys.of(who, postId)));
        }

        BatchGet in(BatchGet keys) {
            keys.get(post).get(body).get(stats);
            reader.ifPresent(who -> keys.get(who.user()).get(who.liked()).get(who.bookmarked()));
            return keys;
        }

        Optional<Read> of(ItemsByKey found) {
            return found.get(post)
                    .filter(read -> visible(read, found))
                    .map(read -> new Read(
                            read,
                            found.get(body).map(PostBody::body).orElse(read.body() == null ? "" : read.body()),
                            found.get(stats).orElseGet(() -> new PostStats(read.postId(), 0, 0, 0, 0)),
                            reader.flatMap(who -> found.get(who.liked())).isPresent(),
                            reader.flatMap(who -> found.get(who.bookmarked())).isPresent()));
        }

        /** Returns whether the reader may see the post: others than the author and editors see only published posts. */
        private boolean visible(Post read, ItemsByKey found) {
            return read.published()
                    || reader.map(who -> Users.actor(who.caller(), found.get(who.user())))
                            .filter(who -> who.ownsOr(Permission.EDIT_POSTS, read.authorId()))
                            .isPresent();
        }
    }

    private record ReaderKeys(
            Caller caller, EntityKey<User> user, EntityKey<Liked> liked, EntityKey<Bookmarked> bookmarked) {

        static ReaderKeys of(Caller caller, String postId) {
            String userId = caller.subject();
            return new ReaderKeys(
                    caller, UserKeys.of(userId), LikedKeys.of(userId, postId), BookmarkedKeys.of(userId, postId));
        }
    }

    /** Returns a published post that the caller is about to act on. */
    PostInteraction prepareInteraction(String postId, Caller caller) {
        Ids.requireId("post", postId);
        String userId = caller.subject();
        ItemsByKey found = table.batchGet()
                .get(PostKeys.of(postId))
                .get(UserKeys.of(userId))
                .get(LikedKeys.of(userId, postId))
                .get(BookmarkedKeys.of(userId, postId))
                .consistent()
                .run();
        Post post = found.get(PostKeys.of(postId))
                .filter(Post::published)
                .orElseThrow(() -> ProblemException.notFound("post", postId));
        return new PostInteraction(
                users.requireActive(caller, found.get(UserKeys.of(userId))),
                post,
                found.get(LikedKeys.of(userId, postId)),
                found.get(BookmarkedKeys.of(userId, postId)));
    }

    /** Like that a caller takes back, and its post if there still is one. */
    record LikeRemoval(Actor actor, Optional<Post> post, Optional<Liked> liked) {}

    /** Returns what is needed to take back a like. */
    LikeRemoval prepareUnlike(String postId, Caller caller) {
        Ids.requireId("post", postId);
        String userId = caller.subject();
        ItemsByKey found = table.batchGet()
                .get(PostKeys.of(postId))
                .get(UserKeys.of(userId))
                .get(LikedKeys.of(userId, postId))
                .consistent()
                .run();
        return new LikeRemoval(
                users.requireActive(caller, found.get(UserKeys.of(userId))),
                found.get(PostKeys.of(postId)),
                found.get(LikedKeys.of(userId, postId)));
    }

    /** Returns a published post. Throws for a draft, which also protects its comments. */
    public Post published(String postId) {
        return table.post(Ids.requireId("post", postId))
                .filter(Post::published)
                .orElseThrow(() -> ProblemException.notFound("post", postId));
    }

    /** Returns the posts with these ids that are published, in the order of the ids. */
    public List<Post> published(List<String> postIds) {
        return table.postTable().getAll(postIds.stream().map(PostKeys::of).toList()).stream()
                .filter(Post::published)
                .toList();
    }
}
