package io.azulejo.designtools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.UniqueDefinition;
import io.azulejo.designtools.cost.CostSheet;
import io.azulejo.designtools.cost.Operation;
import io.azulejo.designtools.cost.PartitionLoad;
import io.azulejo.designtools.cost.Rates;
import io.azulejo.designtools.cost.RatesFile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Cost estimates for a million daily users on each original design, compared with the hand-calculated figures of
 * docs/reference/design-commands.md.
 */
class CostSheetTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    wavyblog      | post                   | 1.5   | 0      | 2000
                    blog          | postsByCategory        | 12.5  | 0      | 240
                    blog          | create.Post            | 0     | 30     | 100
                    blog          | create.Like            | 0     | 3      | 1000
                    blog          | change.User            | 0     | 3      | 1000
                    sessions      | create.Session         | 0     | 4      | 1000
                    sessions      | change.Session         | 0     | 4      | 1000
                    wavyblog      | posts                  | 25    | 0      | 120
                    wavyblog      | create.Post            | 0     | 52     | 50
                    wavyblog      | change.Post            | 0     | 40     | 100
                    orders        | place                  | 0     | 23     | 71
                    orders        | change.Item.itemStatus | 0     | 4      | 1000
                    notifications | inbox                  | 2.5   | 0      | 1200
                    notifications | create                 | 0     | 2      | 1000
                    """)
    void units_ofAnOperation_matchHandCalculation(
            String design, String key, double reads, double writes, double mostPerSecond) {
        Operation operation = operation(OriginalDesigns.sheet(design), key);

        assertThat(operation.reads()).isEqualTo(reads);
        assertThat(operation.writes()).isEqualTo(writes);
        assertThat(Math.floor(operation.maxCallsPerSecond())).isEqualTo(mostPerSecond);
    }

    @Test
    void aggregate_withALimit_readsNoMoreItems() {
        DesignDefinition design = OriginalDesigns.NAMES.stream()
                .map(OriginalDesigns::design)
                .filter(candidate -> candidate.patterns().stream().anyMatch(CostSheetTest::aggregate))
                .findFirst()
                .orElseThrow();
        List<PatternDefinition> limited = design.patterns().stream()
                .filter(CostSheetTest::aggregate)
                .map(pattern -> limited((PatternDefinition.Query) pattern, 2))
                .toList();

        CostSheet sheet = CostSheet.of(
                new DesignDefinition(
                        design.type(),
                        design.tables(),
                        design.projections(),
                        design.aggregates(),
                        limited,
                        design.findings()),
                Rates.defaults());

        assertThat(operation(sheet, limited.getFirst().method()).detail()).startsWith("2 × ");
    }

    @Test
    void guard_withAFormerName_costsOneMoreActionForEachClaimAndRelease() {
        Operation create = operation(sheet(guarded(List.of())), "create.User");
        Operation formerly = operation(sheet(guarded(List.of("User#email"))), "create.User");

        assertThat(create.detail()).contains("guard 2").doesNotContain("former guard");
        assertThat(formerly.detail()).contains("former guard 2");
        assertThat(formerly.writes()).isEqualTo(create.writes() + 2);
    }

    private static CostSheet sheet(DesignDefinition design) {
        return CostSheet.of(design, Rates.defaults());
    }

    /** Returns WavyBlog with users whose e-mail address the toolkit guards itself. */
    private static DesignDefinition guarded(List<String> formerNames) {
        DesignDefinition design = OriginalDesigns.design("wavyblog");
        UniqueDefinition unique = new UniqueDefinition("email", List.of(), null, List.of(), "USER#Email", formerNames);
        List<TableDefinition> tables = design.tables().stream()
                .map(table -> new TableDefinition(
                        table.name(),
                        table.partitionKey(),
                        table.sortKey(),
                        table.entityType(),
                        table.ttl(),
                        table.delimiter(),
                        table.indexes(),
                        table.entities().stream()
                                .map(entity -> entity.name().equals("User") ? with(entity, unique) : entity)
                                .toList(),
                        table.partitionKeyType(),
                        table.sortKeyType()))
                .toList();
        return new DesignDefinition(
                design.type(), tables, design.projections(), design.aggregates(), List.of(), design.findings());
    }

    private static EntityDefinition with(EntityDefinition entity, UniqueDefinition unique) {
        return new EntityDefinition(
                entity.type(),
                entity.entityType(),
                entity.entityTypes(),
                entity.pk(),
                entity.sk(),
                entity.indexKeys(),
                entity.components(),
                List.of(unique),
                entity.references(),
                entity.itemVersion(),
                entity.keySpace(),
                entity.computed());
    }

    private static boolean aggregate(PatternDefinition pattern) {
        return pattern instanceof PatternDefinition.Query query
                && query.result().of() == PatternDefinition.Element.AGGREGATE;
    }

    private static PatternDefinition limited(PatternDefinition.Query query, int limit) {
        return new PatternDefinition.Query(
                query.name(),
                query.method(),
                query.parameters(),
                query.table(),
                query.index(),
                query.entities(),
                query.key(),
                query.result(),
                query.descending(),
                query.consistent(),
                limit,
                query.complete());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    wavyblog      | GSI3 | POST                       | 518400
                    sessions      | GSI2 | {status}                   | 288000
                    """)
    void partition_thatBreaksFirst_matchesHandCalculation(String design, String where, String partition, double users) {
        CostSheet sheet = OriginalDesigns.sheet(design);
        PartitionLoad first = sheet.partitions().getFirst();

        assertThat(first.where()).isEqualTo(where);
        assertThat(first.partition()).isEqualTo(partition);
        assertThat(sheet.maxDailyUsers(first)).hasValueCloseTo(users, within(1.0));
        assertThat(sheet.text()).contains("`" + partition + "` in " + where, "users a day");
    }

    @Test
    void orders_statusPartition_servesFiveHundredItemsPerSecond() {
        PartitionLoad first = OriginalDesigns.sheet("orders").partitions().stream()
                .filter(load -> load.partition().equals("ITEMSTATUS#{itemStatus}"))
                .findFirst()
                .orElseThrow();

        // One item per second enters and one leaves: two writes.
        assertThat(first.writes()).isEqualTo(2, within(0.001));
        assertThat(first.headroom()).isEqualTo(500, within(0.1));
    }

    @Test
    void notifications_documentedFigures_areComparedWithEstimates() {
        CostSheet sheet = OriginalDesigns.sheet("notifications");

        assertThat(sheet.average(operation(sheet, "create"))).isEqualTo(0.023, within(0.0005));
        assertThat(sheet.average(operation(sheet, "inbox"))).isEqualTo(0.289, within(0.0005));
        assertThat(sheet.text())
                .contains(
                        "## Figures in the document",
                        "| Create notification | 1,000 | 0.01 | 0.023 | 0.093 | 2 W: table 1 + GSI1 1 |",
                        "| List user notifications | 10,000 | 0.1 | 0.289 | 1.2 | 2.5 R: 20 × 1 KB |");
    }

    @Test
    void sheet_withoutRates_hasDefaultsForEverything() {
        for (String name : OriginalDesigns.NAMES) {
            CostSheet sheet = CostSheet.of(OriginalDesigns.design(name), Rates.defaults());

            assertThat(sheet.partitions()).isNotEmpty();
            assertThat(sheet.text()).contains("1,000,000", "| **Sum** |", "Which partition breaks first");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    page                 | line 1: a line must be a name, '=' and a value
                    page = many          | page takes a number, not many
                    rate.inbox = 7       | rate.inbox takes calls a second, day, month or user, such as 1000/day, not 7
                    rate.outbox = 7/day  | outbox is neither an access pattern nor create, change or delete of an entity; patterns are inbox, notification
                    size.Mail = 7        | Mail is not an entity; the entities are Notification, User
                    colour = 7           | unknown name colour
                    rate.inbox = 7/user  | a rate per user needs a line such as users = 1000000
                    """)
    void rates_invalidLine_messageSaysWhatIsExpected(String text, String message) {
        RatesFile file = new RatesFile("my.rates", OriginalDesigns.design("notifications"));

        assertThatThrownBy(() -> file.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("my.rates")
                .hasMessageContaining(message);
    }

    private static Operation operation(CostSheet sheet, String key) {
        return sheet.operations().stream()
                .filter(operation -> operation.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new AssertionError(key + " is not in " + sheet.text()));
    }
}
