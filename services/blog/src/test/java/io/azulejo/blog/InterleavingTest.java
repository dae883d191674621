package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.blog.domain.CounterWrites;
import io.azulejo.blog.domain.Notifications;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.BlogTableDesign;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.observe.RequestHook;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** Tests for changes by another request between the read and the write of an operation. */
@OnEveryBackend
final class InterleavingTest {
    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private ApiClient bob;
    private String post;

    InterleavingTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningBlog(backend);
        ana = blog.user("ana", "author");
        bob = blog.user("bob");
        post = blog.post(ana, "First", blog.category("Tech", ""));
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private enum Kind {
        QUERY,
        TRANSACTION
    }

    /** Returns a table that runs an action just before the nth request of a kind is sent. */
    private BlogTable before(Kind kind, int number, Runnable action) {
        ToolkitOptions options = ToolkitOptions.defaults()
                .clock(blog.clock)
                .variables(Map.of("StackName", blog.stack, "Environment", "test"))
                .requestHook(new Interruption(kind, number, action));
        return BlogTableDesign.on(blog.client, options);
    }

    private static final class Interruption implements RequestHook {
        private final Kind kind;
        private final Runnable action;
        private int left;

        Interruption(Kind kind, int number, Runnable action) {
            this.kind = kind;
            this.action = action;
            this.left = number;
        }

        @Override
        public void before(Operation operation, DynamoDbRequest.Builder request) {
            switch (operation) {
                case QUERY -> sent(Kind.QUERY);
                case TRANSACT_WRITE_ITEMS -> sent(Kind.TRANSACTION);
                default -> {}
            }
        }

        private void sent(Kind sent) {
            if (sent == kind && --left == 0) {
                action.run();
            }
        }
    }

    private Notifications notifications(BlogTable table) {
        return new Notifications(table, blog.windows, blog.clock);
    }

    private Map<String, Object> unread() {
        return ana.get("me/notifications/unread-count").json();
    }

    @Test
    void a16_read_whenAnotherRequestHasReadIt_countsOnce() {
        blog.comment(bob, post, "one");
        String two = blog.comment(bob, post, "two");
        Notifications delayed = notifications(before(
                Kind.TRANSACTION,
                1,
                () -> ana.post("me/notifications/" + two + "/read").hasStatus(200)));
        assertThatThrownBy(() -> delayed.read("ana", two)).isInstanceOf(ConditionFailedException.class);
        assertThat(unread()).containsEntry("unread", 1L);
    }

    @Test
    void a16_readAll_withAConcurrentNotification_countsThatOne() {
        blog.comment(bob, post, "expires");
        blog.comment(bob, post, "expires too");
        blog.clock.advance(Duration.ofDays(91));
        blog.write(LegacyItems.notification("ana", "n-1").attributes);
        notifications(before(Kind.TRANSACTION, 1, () -> blog.comment(bob, post, "new")))
                .readAll("ana");
        assertThat(unread()).containsEntry("unread", 1L);
        assertThat(ana.get("me/notifications?unread=true").items()).hasSize(1);
    }

    @Test
    void a18_recount_withAConcurrentLike_writesNothing() {
        BlogTable table = before(
                Kind.QUERY,
                2,
                () -> bob.put("posts/" + post + "/like", Map.of()).hasStatus(204));
        CounterWrites delayed = new CounterWrites(table, notifications(table), notification -> {}, blog.clock);
        assertThatThrownBy(() -> delayed.recount(post)).isInstanceOf(ConditionFailedException.class);
        assertThat(blog.table.stats(post).orElseThrow().likes()).isEqualTo(1);
    }
}
