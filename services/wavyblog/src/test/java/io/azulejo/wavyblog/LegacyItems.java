package io.azulejo.wavyblog;

import java.util.HashMap;
import java.util.Map;

/** Items as another application wrote them: the examples of the design document, and further posts. */
final class LegacyItems {
    /** bcrypt hash of {@code U*U}, from the known test vectors. */
    static final String BCRYPT = "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW";

    private LegacyItems() {}

    static void writeDocumentedItems(RunningWavyBlog blog) {
        blog.write(Map.of(
                "PK", "USER#john_doe",
                "SK", "METADATA#john_doe",
                "EntityType", "USER",
                "UserID", "usr_123456",
                "Username", "john_doe",
                "Email", "john@example.com",
                "PasswordHash", BCRYPT,
                "Role", "user",
                "CreatedAt", "2024-01-15T10:30:00Z",
                "UpdatedAt", "2024-01-15T10:30:00Z"));
        blog.write(Map.of(
                "PK", "USEREMAIL#john@example.com",
                "SK", "USEREMAIL#john@example.com",
                "Username", "john_doe"));
        blog.write(post("my-first-post", true));
        blog.write(Map.of(
                "PK", "CATEGORY#technology",
                "SK", "METADATA#technology",
                "EntityType", "CATEGORY",
                "CategoryID", "cat_345678",
                "Slug", "technology",
                "Name", "Technology",
                "CreatedAt", "2024-01-15T10:30:00-03:00",
                "UpdatedAt", "2024-01-15T10:30:00Z"));
        blog.write(Map.of("PK", "SLUG#my-first-post", "SK", "SLUG#my-first-post"));
    }

    /** Returns a post by john_doe in the technology category. Legacy drafts have all documented keys too. */
    static Map<String, Object> post(String slug, boolean published) {
        Map<String, Object> post = new HashMap<>();
        post.put("PK", "POST#" + slug);
        post.put("SK", "METADATA#" + slug);
        post.put("EntityType", "POST");
        post.put("GSI1PK", "POSTS_BY_USER#john_doe");
        post.put("GSI1SK", "POST#2024-01-15T10:30:00Z");
        post.put("GSI2PK", "POSTS_BY_CAT#technology");
        post.put("GSI2SK", "POST#2024-01-15T10:30:00Z");
        post.put("PostID", "post_" + slug);
        post.put("Slug", slug);
        post.put("Title", "My First Post");
        post.put("Content", "# Hello World\nThis is my first post...");
        post.put("AuthorID", "john_doe");
        post.put("Category", "technology");
        post.put("ThumbnailURL", "https://example.com/thumb.jpg");
        post.put("IsPublished", published);
        post.put("CreatedAt", "2024-01-15T10:30:00Z");
        post.put("UpdatedAt", "2024-01-15T10:30:00Z");
        return post;
    }
}
