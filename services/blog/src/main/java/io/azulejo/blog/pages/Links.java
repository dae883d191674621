package io.azulejo.blog.pages;

import io.azulejo.blog.table.PostSummary;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Addresses of the pages. */
final class Links {
    static final String HOME = "/blog/";
    static final String FEED = "/blog/feed";
    static final String APP = "/blog/app/";

    private Links() {}

    static String post(PostSummary post) {
        return "/blog/read/" + name(post);
    }

    /** Returns the address of a post in the app, where readers can answer. */
    static String discussion(PostSummary post) {
        return "/blog/app/post/" + name(post);
    }

    static String category(String categoryId) {
        return "/blog/category/" + encoded(categoryId);
    }

    static String author(String userId) {
        return "/blog/author/" + encoded(userId);
    }

    static String encoded(String segment) {
        return URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static String name(PostSummary post) {
        return encoded(post.slug() == null ? post.postId() : post.slug());
    }
}
