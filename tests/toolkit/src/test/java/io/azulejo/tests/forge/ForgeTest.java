package io.azulejo.tests.forge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.testkit.TestClock;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.toolkit.query.PageRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class ForgeTest {
    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final TestClock clock = new TestClock("2026-11-15T10:00:00Z");
    private final List<Call> calls = new CopyOnWriteArrayList<>();
    private final ToolkitOptions options =
            ToolkitOptions.defaults().clock(clock).listener(calls::add);
    private final ForgeDesign forge = ForgeDesign.on(client, options);

    @BeforeEach
    void fill() {
        forge.createTables();
        forge.repos().create(new Repo("ana", "tiles", 40, 2));
        forge.labels().create(new Label("ana", "tiles", "bug"));
        for (int number = 1; number <= 40; number++) {
            forge.issues().create(new Issue("ana", "tiles", number, "Issue " + number, null));
            forge.stars().create(new Star("ana", "tiles", "user" + number));
        }
        calls.clear();
    }

    @AfterEach
    void close() {
        client.close();
    }

    @Test
    void aggregate_withLimitAndDescending_readsTheNewestInOneRequest() {
        RepoIssues newest = forge.newest("ana", "tiles").orElseThrow();

        assertThat(newest.repo().stars()).isEqualTo(40);
        assertThat(newest.issues())
                .extracting(Issue::number)
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(0, 24).map(i -> 40 - i).boxed().toList());
        // The label is between the issues and the repository, so a second request fills the limit.
        assertThat(calls).singleElement().extracting(Call::requests).isEqualTo(2);
    }

    @Test
    void aggregate_withLimitAndThousandsOfStars_needsOneRequest() {
        forge.labels().delete(LabelKeys.of("ana", "tiles", "bug"));
        for (int number = 0; number < 3000; number++) {
            forge.stars().create(new Star("ana", "tiles", "fan" + number));
        }
        calls.clear();

        assertThat(forge.newest("ana", "tiles").orElseThrow().issues()).hasSize(25);
        assertThat(calls).singleElement().satisfies(call -> {
            assertThat(call.requests()).isEqualTo(1);
            assertThat(call.readUnits()).isEqualTo(0.5);
        });
    }

    @Test
    void aggregate_withLimitAndExpiredItems_isFilled() {
        for (int number = 30; number <= 40; number++) {
            forge.issues()
                    .put(new Issue(
                            "ana", "tiles", number, "Old", clock.instant().minusSeconds(1)));
        }

        assertThat(forge.newest("ana", "tiles").orElseThrow().issues())
                .hasSize(25)
                .first()
                .extracting(Issue::number)
                .isEqualTo(29);
    }

    @Test
    void aggregate_withLimitAndNoItems_isEmpty() {
        assertThat(forge.newest("ana", "nothing")).isEmpty();
    }

    @Test
    void aggregate_ofPartsWithOtherNames_isMapped() {
        assertThat(forge.labelsOf("ana", "tiles"))
                .contains(new RepoLabels(new Repo("ana", "tiles", 40, 2), List.of(new Label("ana", "tiles", "bug"))));
    }

    @Test
    void pages_ofASealedInterface_areRead_betweenItsSortKeys() {
        List<RepoItem> items =
                PageRequest.of(7).all(page -> forge.items("ana", "tiles", page)).toList();

        assertThat(items).hasSize(80);
        assertThat(items.getFirst()).isInstanceOf(Issue.class);
        assertThat(items.getLast()).isInstanceOf(Star.class);
    }

    @Test
    void filters_two_mustBothHold() {
        assertThat(forge.issuesOf(
                        "ana",
                        "tiles",
                        IssueAttributes.TITLE.beginsWith("Issue 1"),
                        IssueAttributes.TITLE.contains("5")))
                .extracting(Issue::number)
                .containsExactly(15);
    }

    @Test
    void condition_betweenTwoAttributes_isChecked() {
        assertThat(forge.repos()
                        .update(RepoKeys.of("ana", "tiles"))
                        .set(RepoAttributes.WATCHERS, 3)
                        .where(RepoAttributes.STARS.gt(RepoAttributes.WATCHERS))
                        .run()
                        .watchers())
                .isEqualTo(3);
        assertThatThrownBy(() -> forge.repos()
                        .update(RepoKeys.of("ana", "tiles"))
                        .set(RepoAttributes.WATCHERS, 4)
                        .where(RepoAttributes.STARS.eq(RepoAttributes.WATCHERS))
                        .run())
                .isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void scan_inParallel_readsEveryItemOnce() {
        Set<Integer> numbers = ConcurrentHashMap.newKeySet();
        List<Issue> found = new CopyOnWriteArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            forge.issues().scan(FullScan.because("a test")).forEach(threads, 4, issue -> {
                found.add(issue);
                numbers.add(issue.number());
            });
        }

        assertThat(found).hasSize(40);
        assertThat(numbers).hasSize(40);
    }

    @Test
    void scan_inParallelThatFails_throwsTheFailure() {
        List<Integer> seen = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            assertThatThrownBy(() -> forge.issues()
                            .scan(FullScan.because("a test"))
                            .forEach(threads, 3, issue -> {
                                throw new IllegalStateException("stop");
                            }))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("stop");
        }
        assertThat(seen).isEmpty();
    }

    @Test
    void tableName_tooShort_isRefusedAtTheStart() {
        assertThatThrownBy(() -> ForgeDesign.on(client, options.variables(Map.of("FORGE_TABLE", "x"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"x\"")
                .hasMessageContaining("3 to 255");
    }

    @Test
    void nullInAKey_namesTheComponent() {
        assertThatThrownBy(() -> RepoKeys.of("ana", none()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("Repo.name is null");
        assertThatThrownBy(() -> forge.newest(none(), "tiles"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("Repo.owner is null");
        assertThatThrownBy(() -> forge.issues().create(new Issue("ana", "tiles", 1, none(), null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("Issue.title is null");
    }

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // a caller without null checks
    private static <T> T none() {
        return null;
    }
}
