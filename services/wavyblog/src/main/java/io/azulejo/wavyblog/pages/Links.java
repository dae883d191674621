package io.azulejo.wavyblog.pages;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Addresses of the reading pages. */
final class Links {
    static final String HOME = "/wavyblog/";
    static final String FEED = "/wavyblog/feed";
    static final String WRITE = "/wavyblog/app/";

    private Links() {}

    static String post(String slug) {
        return "/wavyblog/read/" + encoded(slug);
    }

    static String category(String slug) {
        return "/wavyblog/category/" + encoded(slug);
    }

    static String author(String username) {
        return "/wavyblog/author/" + encoded(username);
    }

    static String encoded(String segment) {
        return URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
