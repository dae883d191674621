package io.azulejo.migrate;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.migrate.MigrationOptions.GuardRepair;
import io.azulejo.migrate.sample.ShopStore;
import io.azulejo.migrate.sample.v2.Customer;
import io.azulejo.migrate.sample.v2.CustomerKeys;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Check and repair of guards, on every backend. */
@OnEveryBackend
class GuardMigrationTest {
    private static final String GUARD = "UNIQUE#CUSTOMER#email#";

    private final ShopStore shop;

    GuardMigrationTest(Backend backend) {
        shop = new ShopStore(backend);
    }

    @AfterEach
    void close() {
        shop.close();
    }

    private MigrationReport run() {
        return shop.to2(shop.options()).run(shop.state);
    }

    private MigrationReport repair() {
        return shop.to2(shop.options().guardRepair(GuardRepair.REPAIR)).run(shop.state);
    }

    private static io.azulejo.migrate.sample.v1.Customer old(String id, String email) {
        return new io.azulejo.migrate.sample.v1.Customer(id, email, "Faro", 0);
    }

    private void guard(String value, String... attributes) {
        Map<String, AttributeValue> item = ShopStore.strings("PK", GUARD + value, "SK", GUARD + value);
        if (attributes.length > 0) {
            item.put("_owner", AttributeValue.fromM(ShopStore.strings("PK", attributes[0], "SK", "PROFILE")));
        }
        shop.put(item);
    }

    @Test
    void run_twoItemsWithOneValue_givesTheGuardToOneAndReportsTheOther() {
        shop.v1.customers().create(old("a", "same@"));
        shop.v1.customers().create(old("b", "same@"));
        assertThat(shop.to2(shop.options()).dryRun().counts().of(BackfillCounter.DUPLICATES))
                .as("the dry run sees it too")
                .isEqualTo(1);
        shop.findings.clear();

        MigrationReport report = run();

        assertThat(report.clean()).isFalse();
        assertThat(report.counts().of(BackfillCounter.GUARDS)).isEqualTo(1);
        assertThat(report.counts().of(BackfillCounter.DUPLICATES)).isEqualTo(1);
        assertThat(shop.findings)
                .singleElement()
                .satisfies(finding ->
                        assertThat(finding.toString()).contains("Customer.email has the same value as in (CUSTOMER#"));
        assertThat(repair().counts().of(BackfillCounter.DUPLICATES)).isEqualTo(1);

        shop.v2.customers().delete(CustomerKeys.of("a"));
        assertThat(run().clean()).isTrue();
        assertThat(shop.item(GUARD + "same@", GUARD + "same@"))
                .containsEntry("_owner", AttributeValue.fromM(ShopStore.strings("PK", "CUSTOMER#b", "SK", "PROFILE")));
    }

    @Test
    void run_guardOfAnOwnerThatIsGone_isReportedAndRemovedOnlyOnDemand() {
        run();
        guard("gone@", "CUSTOMER#gone");

        MigrationReport report = run();
        assertThat(report.counts().of(BackfillCounter.ORPHANED_GUARDS)).isEqualTo(1);
        assertThat(shop.findings.getFirst().text()).contains("(CUSTOMER#gone, PROFILE), is gone");
        assertThat(ShopStore.guards(shop.items())).hasSize(1);

        MigrationReport repaired = repair();
        assertThat(repaired.counts().of(BackfillCounter.REPAIRED)).isEqualTo(1);
        assertThat(repaired.clean()).isTrue();
        assertThat(shop.items()).isEmpty();
    }

    @Test
    void run_guardOfAnOwnerWithAnotherValue_isAnOrphan() {
        run();
        shop.v2.customers().create(Customer.of("a", "now@", "Faro"));
        guard("before@", "CUSTOMER#a");

        assertThat(run().counts().of(BackfillCounter.ORPHANED_GUARDS)).isEqualTo(1);
        repair();
        assertThat(ShopStore.guards(shop.items())).containsExactly(GUARD + "now@");
    }

    @Test
    void run_valueWhoseGuardNamesAnOwnerThatIsGone_isTakenOverOnlyOnDemand() {
        shop.v1.customers().create(old("a", "a@"));
        guard("a@", "CUSTOMER#gone");

        assertThat(run().counts().of(BackfillCounter.ORPHANED_GUARDS)).isGreaterThanOrEqualTo(1);
        assertThat(repair().clean()).isTrue();
        assertThat(shop.item(GUARD + "a@", GUARD + "a@"))
                .containsEntry("_owner", AttributeValue.fromM(ShopStore.strings("PK", "CUSTOMER#a", "SK", "PROFILE")));
    }

    @Test
    void run_guardsOfEarlierBuilds_getAnOwnerAndTheCurrentName() {
        shop.v1.customers().create(old("a", "a@"));
        shop.v1.customers().create(old("b", "b@"));
        guard("a@");
        String former = "UNIQUE#Customer#email#b@";
        shop.put(ShopStore.strings("PK", former, "SK", former));

        MigrationReport report = run();

        assertThat(report.clean()).as("%s", report.lines()).isTrue();
        assertThat(report.counts().of(BackfillCounter.GUARDS)).isEqualTo(2);
        assertThat(ShopStore.guards(shop.items())).containsExactly(GUARD + "a@", GUARD + "b@");
        assertThat(shop.items()).filteredOn(item -> item.containsKey("_owner")).hasSize(2);
    }

    @Test
    void run_guardWithoutOwnerOrItem_isReportedAfterAllItemsAndRemovedOnDemand() {
        guard("nobody@");

        assertThat(shop.to2(shop.options()).dryRun().counts().of(BackfillCounter.WITHOUT_OWNER))
                .isEqualTo(1);
        assertThat(run().counts().of(BackfillCounter.ORPHANED_GUARDS)).isEqualTo(1);
        assertThat(repair().clean()).isTrue();
        assertThat(shop.items()).isEmpty();
    }

    @Test
    void run_unreadableAndUnknownItems_areCountedAndLeft() {
        shop.fill(2);
        shop.put(ShopStore.strings("PK", "CUSTOMER#bad", "SK", "ORDER#bad", "type", "ORDER", "amount", "much"));
        shop.put(ShopStore.strings("PK", "ELSE", "SK", "ELSE", "type", "PARCEL"));
        Set<Map<String, AttributeValue>> before = shop.items();

        MigrationReport report = run();

        assertThat(report.clean()).isFalse();
        assertThat(report.counts().of(BackfillCounter.UNREADABLE)).isEqualTo(1);
        assertThat(report.counts().of(BackfillCounter.UNKNOWN)).isEqualTo(1);
        assertThat(report.counts().of(BackfillCounter.REWRITTEN)).isEqualTo(4);
        assertThat(shop.findings)
                .singleElement()
                .satisfies(finding -> assertThat(finding.toString())
                        .contains("(CUSTOMER#bad, ORDER#bad)", "the upcast from version 1 failed"));
        assertThat(shop.items()).contains(new HashMap<>(shop.item("ELSE", "ELSE")));
        assertThat(before).contains(new HashMap<>(shop.item("CUSTOMER#bad", "ORDER#bad")));
    }

    @Test
    void repair_guardsAndOwnersOfAnotherDesign_areLeftAlone() {
        run();
        shop.put(ShopStore.strings("PK", "UNIQUE#PARCEL#code#7", "SK", "UNIQUE#PARCEL#code#7"));
        shop.put(ShopStore.strings("PK", "PARCEL#7", "SK", "PROFILE", "type", "PARCEL"));
        guard("parcel@", "PARCEL#7");
        Set<Map<String, AttributeValue>> before = shop.items();

        MigrationReport report = repair();

        assertThat(report.counts().of(BackfillCounter.REPAIRED)).isZero();
        assertThat(report.counts().of(BackfillCounter.UNKNOWN)).isEqualTo(2);
        assertThat(shop.items()).isEqualTo(before);
    }

    @Test
    void run_itemWhoseNewFormTheStoreRefuses_isReportedAndTheRestIsDone() {
        shop.fill(2);
        Map<String, AttributeValue> item = new HashMap<>(shop.item("CUSTOMER#c0", "PROFILE"));
        // The new index key would be longer than 2,048 bytes.
        item.put("city", AttributeValue.fromS("x".repeat(3000)));
        shop.put(item);

        MigrationReport report = run();

        assertThat(report.counts().of(BackfillCounter.REFUSED)).isEqualTo(1);
        assertThat(report.clean()).isFalse();
        assertThat(report.counts().of(BackfillCounter.REWRITTEN)).isEqualTo(3);
        assertThat(shop.findings)
                .singleElement()
                .satisfies(finding -> assertThat(finding.toString())
                        .contains("(CUSTOMER#c0, PROFILE)", "the store refuses its new form"));
        assertThat(shop.item("CUSTOMER#c0", "PROFILE")).isEqualTo(item);
    }
}
