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
import io.azulejo.blog.table.Slug;
import io.azulejo.blog.table.SlugKeys;
import io.azulejo.blog.table.User;
import io.azulejo.blog.table.UserKeys;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.schema.EntityKey;
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
        Sought byId = Sought.of(Ids.sought("post", idOrSlug), caller);
        EntityKey<Slug> slug = SlugKeys.of(idOrSlug);
        Found found = byId.in(table.batchGet()).get(slug).run();
        return byId.of(found)
                .or(() -> found.get(slug).flatMap(named -> {
                    Sought bySlug = Sought.of(named.postId(), caller);
                    return bySlug.of(bySlug.in(table.batchGet()).run());
                }))
                .orElseThrow(() -> ProblemException.notFound("post", idOrSlug));
    }

    /** Where all that is shown of a post lies. */
    private record Sought(
            EntityKey<Post> post, EntityKey<PostBody> body, EntityKey<PostStats> stats, Optional<Reader> reader) {

        static Sought of(String postId, Optional<Caller> caller) {
            return new Sought(
                    PostKeys.of(postId),
                    PostBodyKeys.of(postId),
                    PostStatsKeys.of(postId),
                    caller.map(who -> Reader.of(who, postId)));
        }

        BatchGet in(BatchGet keys) {
            keys.get(post).get(body).get(stats);
            reader.ifPresent(who -> keys.get(who.user()).get(who.liked()).get(who.bookmarked()));
            return keys;
        }

        Optional<Read> of(Found found) {
            return found.get(post)
                    .filter(read -> visible(read, found))
                    .map(read -> new Read(
                            read,
                            found.get(body).map(PostBody::body).orElse(read.body() == null ? "" : read.body()),
                            found.get(stats).orElseGet(() -> new PostStats(read.postId(), 0, 0, 0, 0)),
                            reader.flatMap(who -> found.get(who.liked())).isPresent(),
                            reader.flatMap(who -> found.get(who.bookmarked())).isPresent()));
        }

        /** Everyone sees what is published; the rest is its author's and the editors'. */
        private boolean visible(Post read, Found found) {
            return read.published()
                    || reader.map(who -> Users.actor(who.caller(), found.get(who.user())))
                            .filter(who -> who.ownsOr(Permission.EDIT_POSTS, read.authorId()))
                            .isPresent();
        }
    }

    private record Reader(
            Caller caller, EntityKey<User> user, EntityKey<Liked> liked, EntityKey<Bookmarked> bookmarked) {

        static Reader of(Caller caller, String postId) {
            String userId = caller.subject();
            return new Reader(
                    caller, UserKeys.of(userId), LikedKeys.of(userId, postId), BookmarkedKeys.of(userId, postId));
        }
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
}
