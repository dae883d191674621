package io.azulejo.blog;

import java.util.HashMap;
import java.util.Map;

/** Items as another application wrote them, with only the documented attributes. */
final class LegacyItems {
    private static final String THEN = "2024-01-15T10:30:00.000Z";

    private LegacyItems() {}

    static void write(RunningBlog blog) {
        blog.write(item("USER", "USER#sub-old", "PROFILE#sub-old")
                .with("GSI1PK", "USER#sub-old")
                .with("GSI1SK", "PROFILE")
                .with("GSI2PK", "ROLE#author")
                .with("GSI2SK", "USER#sub-old")
                .with("name", "Old Hand")
                .with("role", "author")
                .attributes);
        blog.write(category("cat-tech", "2", "").attributes);
        blog.write(category("cat-java", "10", "cat-tech").attributes);
        blog.write(item("CATEGORY", "CATEGORY#cat-tech", "CHILD#cat-java#10").attributes);
        blog.write(post("p-1", "Old post").attributes);
        blog.write(item("COMMENT", "POST#p-1", "COMMENT#c-1#" + THEN)
                .with("GSI1PK", "COMMENT#c-1")
                .with("GSI1SK", "POST#p-1")
                .with("GSI2PK", "AUTHOR#sub-old")
                .with("GSI2SK", "COMMENT#" + THEN + "#c-1")
                .with("authorId", "sub-old")
                .with("text", "Old comment")
                .attributes);
        blog.write(item("COMMENT", "POST#p-1", "COMMENT#c-1#r-1#" + THEN)
                .with("authorId", "sub-old")
                .with("text", "Old reply")
                .attributes);
    }

    static Item post(String id, String title) {
        return item("POST", "POST#" + id, "POST#" + id)
                .with("GSI1PK", "CATEGORY#cat-java")
                .with("GSI1SK", "POST#" + THEN + "#" + id)
                .with("GSI2PK", "AUTHOR#sub-old")
                .with("GSI2SK", "POST#" + THEN + "#" + id)
                .with("title", title)
                .with("body", "Old text")
                .with("authorId", "sub-old")
                .with("subcategoryId", "cat-java")
                .with("publishedAt", THEN);
    }

    static Item category(String id, String order, String parent) {
        Item item = item("CATEGORY", "CATEGORY#" + id, "CATEGORY#" + id)
                .with("GSI1PK", parent.isEmpty() ? "CATEGORY_ROOT" : "CATEGORY#" + parent)
                .with("GSI1SK", "CATEGORY#" + order + "#" + id)
                .with("name", id)
                .with("order", order);
        return parent.isEmpty() ? item : item.with("parentId", parent);
    }

    static Item like(String postId, String userId) {
        return like(postId, userId, THEN);
    }

    static Item like(String postId, String userId, String at) {
        return item("LIKE", "POST#" + postId, "LIKE#" + userId + "#" + at)
                .with("GSI1PK", "LIKE#" + userId + "#" + postId)
                .with("GSI1SK", "LIKE")
                .with("GSI2PK", "AUTHOR#" + userId)
                .with("GSI2SK", "LIKE#" + at)
                .with("createdAt", at);
    }

    static Item bookmark(String userId, String postId) {
        return bookmark(userId, postId, THEN);
    }

    static Item bookmark(String userId, String postId, String at) {
        return item("BOOKMARK", "USER#" + userId, "BOOKMARK#" + postId + "#" + at)
                .with("GSI1PK", "BOOKMARK#" + userId)
                .with("GSI1SK", "BOOKMARK#" + at + "#" + postId)
                .with("GSI2PK", "POST#" + postId)
                .with("GSI2SK", "BOOKMARK#" + userId)
                .with("createdAt", at);
    }

    static Item notification(String userId, String id) {
        return item("NOTIFICATION", "USER#" + userId, "NOTIFICATION#" + id + "#" + THEN)
                .with("GSI1PK", "NOTIFICATION#" + userId)
                .with("GSI1SK", "NOTIFICATION#" + THEN + "#" + id);
    }

    static Item item(String entityType, String pk, String sk) {
        return new Item()
                .with("PK", pk)
                .with("SK", sk)
                .with("entityType", entityType)
                .with("createdAt", THEN)
                .with("updatedAt", THEN);
    }

    /** Builder of an item. */
    static final class Item {
        final Map<String, String> attributes = new HashMap<>();

        Item with(String name, String value) {
            attributes.put(name, value);
            return this;
        }
    }
}
