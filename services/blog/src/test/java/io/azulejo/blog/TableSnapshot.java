package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Snapshot of all items of the table, with checks of their consistency. */
record TableSnapshot(List<Map<String, AttributeValue>> items) {

    /**
     * Asserts that guard items, locations and counters match the data, because each is written in the same transaction.
     */
    void assertConsistent(String as) {
        assertThat(keys("USER#", "LIKED#")).as(as).isEqualTo(pairs("POST#", "LIKE#", true));
        assertThat(keys("USER#", "BOOKMARKED#")).as(as).isEqualTo(pairs("USER#", "BOOKMARK#", false));
        for (Map<String, AttributeValue> post : of("POST#", "POST#")) {
            String id = text(post, "PK").substring("POST#".length());
            Map<String, AttributeValue> slug =
                    of("SLUG#" + text(post, "slug"), "SLUG#").getFirst();
            assertThat(text(slug, "postId")).as(as).isEqualTo(id);
            if (!post.containsKey("deletedAt")) {
                assertCounters(id, as);
            }
        }
        for (Map<String, AttributeValue> stats : of("CATEGORY#", "STATS")) {
            String category = text(stats, "PK");
            assertThat(number(stats, "posts"))
                    .as("%s, posts of %s", as, category)
                    .isEqualTo(count(post ->
                            is(post, "GSI1PK", category) && text(post, "SK").startsWith("POST#")));
        }
        for (Map<String, AttributeValue> inbox : of("USER#", "INBOX")) {
            String user = text(inbox, "PK");
            assertThat(number(inbox, "unread"))
                    .as("%s, unread of %s", as, user)
                    .isEqualTo(count(item -> is(item, "GSI3PK", "UNREAD#" + user.substring("USER#".length()))));
        }
    }

    private void assertCounters(String postId, String as) {
        List<Map<String, AttributeValue>> comments = of("POST#" + postId, "COMMENT#");
        for (Map<String, AttributeValue> comment : comments) {
            assertThat(of(text(comment, "GSI1PK"), "COMMENT#")).as(as).hasSize(1);
        }
        Map<String, AttributeValue> stats = of("POST#" + postId, "STATS").getFirst();
        assertThat(List.of(number(stats, "likes"), number(stats, "comments"), number(stats, "bookmarks")))
                .as("%s, likes, comments and bookmarks of %s", as, postId)
                .containsExactly(
                        (long) of("POST#" + postId, "LIKE#").size(),
                        (long) comments.size(),
                        count(item -> is(item, "GSI2PK", "POST#" + postId)));
    }

    /** Returns the number of unfinished jobs, leased or not. */
    long openJobs() {
        return of("JOBS", "JOB#").stream()
                .filter(job -> is(job, "state", "OPEN"))
                .count();
    }

    /** Returns the items that contain a text, except job records, which expire. */
    List<Map<String, AttributeValue>> containing(String text) {
        return items.stream()
                .filter(item -> !is(item, "PK", "JOBS") && item.toString().contains(text))
                .toList();
    }

    private List<Map<String, AttributeValue>> of(String pk, String sk) {
        List<Map<String, AttributeValue>> found = new ArrayList<>();
        for (Map<String, AttributeValue> item : items) {
            String itemPk = text(item, "PK");
            boolean partition = pk.endsWith("#") ? itemPk.startsWith(pk) : itemPk.equals(pk);
            if (partition && text(item, "SK").startsWith(sk)) {
                found.add(item);
            }
        }
        return found;
    }

    /** Returns the pairs of user and post in guard items. */
    private Set<List<String>> keys(String pk, String sk) {
        Set<List<String>> keys = new HashSet<>();
        of(pk, sk)
                .forEach(item -> keys.add(List.of(
                        text(item, "PK").substring(pk.length()),
                        text(item, "SK").substring(sk.length()))));
        return keys;
    }

    /** Returns the pairs of user and post in guarded items, and asserts that there are no duplicates. */
    private Set<List<String>> pairs(String pk, String sk, boolean userInSortKey) {
        Set<List<String>> pairs = new HashSet<>();
        for (Map<String, AttributeValue> item : of(pk, sk)) {
            String partition = text(item, "PK").substring(pk.length());
            String sort = text(item, "SK").split("#", -1)[1];
            assertThat(pairs.add(userInSortKey ? List.of(sort, partition) : List.of(partition, sort)))
                    .as("%s twice", text(item, "SK"))
                    .isTrue();
        }
        return pairs;
    }

    private long count(Predicate<Map<String, AttributeValue>> condition) {
        return items.stream().filter(condition).count();
    }

    private static boolean is(Map<String, AttributeValue> item, String attribute, String value) {
        return AttributeValue.fromS(value).equals(item.get(attribute));
    }

    private static long number(Map<String, AttributeValue> item, String attribute) {
        return Long.parseLong(
                item.getOrDefault(attribute, AttributeValue.fromN("0")).n());
    }
}
