package io.azulejo.designtools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.azulejo.designtools.cost.CostSheet;
import io.azulejo.designtools.cost.Operation;
import io.azulejo.designtools.cost.PartitionLoad;
import io.azulejo.designtools.cost.RatesFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Traffic at which partitions reach their limits, compared with hand-calculated figures. */
class ScaleFiguresTest {
    private static final String QUIET = "users = 1000000; reads = 0/day; writes = 0/day; ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    blog     | items.postsByCategory = 10; size.Post = 10240                      | postsByCategory | 12.5 | 240
                    blog     | items.postsByCategory = 10; size.Post = 10240; size.Post.GSI1 = 512 | postsByCategory | 1    | 3000
                    wavyblog | size.Post.GSI3 = 512                                               | posts           | 1.5  | 2000
                    """)
    void page_ofAList_matchesHandCalculation(
            String design, String rates, String key, double reads, double mostPerSecond) {
        Operation operation = operation(sheet(design, rates), key);

        assertThat(operation.reads()).isEqualTo(reads);
        assertThat(operation.maxCallsPerSecond()).isEqualTo(mostPerSecond);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    blog          | rate.postsByCategory = 3/user; items.postsByCategory = 10; size.Post = 10240; share.CATEGORY#{subcategoryId} = 1 | CATEGORY#{subcategoryId} | 1736 | 0    | 1728000
                    wavyblog      | rate.posts = 5/user                        | POST                    | 5787 | 0    | 518400
                    wavyblog      | rate.change.Post = 10/user                 | POST                    | 0    | 4630 | 216000
                    sessions      | peak = 5; rate.change.Session = 60/user    | {status}                | 0    | 3472 | 288000
                    orders        | peak = 20; rate.place = 0.05/user; rate.change.Item.itemStatus = 0.1/user; items.place = 2 | ITEMSTATUS#{itemStatus} | 0 | 46 | 21600000
                    """)
    void partition_atAMillionDailyUsers_matchesHandCalculation(
            String design, String rates, String partition, double reads, double writes, double users) {
        CostSheet sheet = sheet(design, rates);
        PartitionLoad load = load(sheet, partition);

        assertThat(load.reads()).isEqualTo(reads, within(0.5));
        assertThat(load.writes()).isEqualTo(writes, within(0.5));
        assertThat(sheet.maxDailyUsers(load)).hasValueCloseTo(users, within(1.0));
    }

    @Test
    void roles_allUsersWrittenWithinFifteenMinutes_exceedOnePartition() {
        PartitionLoad load = load(sheet("blog", "peak = 1; rate.change.User = 1111/second"), "ROLE#{role}");

        assertThat(load.writes()).isEqualTo(1111);
        assertThat(load.headroom()).isEqualTo(0.9, within(0.001));
    }

    @Test
    void orders_statusPartition_servesFiveHundredOrdersPerSecond() {
        // One order enters a status and one leaves it: the item is deleted there and put elsewhere.
        CostSheet sheet = sheet("orders", "peak = 1; rate.place = 1/second; rate.delete.OrderStatus = 1/second");

        assertThat(load(sheet, "STATUS#{orderStatus}").headroom()).isEqualTo(500, within(0.1));
        assertThat(load(sheet, "PAYMENT#{paymentMethod}").writes()).isEqualTo(1, within(0.001));
    }

    @Test
    void notifications_inboxesAndBroadcasts_matchHandCalculation() {
        CostSheet sheet =
                sheet("notifications", "size.Notification = 1024; rate.inbox = 5/user; rate.create = 1667/second");

        assertThat(4 * sheet.average(operation(sheet, "inbox"))).isEqualTo(580, within(2.0));
        assertThat(sheet.average(operation(sheet, "create"))).isEqualTo(2 * 1667, within(1e-6));
        assertThat(operation(sheet, "create").detail()).isEqualTo("table 1 + GSI1 1");
    }

    @Test
    void wavyBlog_homePages_matchHandCalculation() {
        String prices = "; price.reads = 0.125; price.writes = 0.625";

        // 125 million read units per day cost 16 per day and 469 per month.
        assertThat(sheet("wavyblog", "rate.posts = 5/user" + prices).text())
                .contains("| 25 R | 20 × 10 KB | 3,750,000,000 |", "that is 468.8 per month");
        assertThat(sheet("wavyblog", "rate.posts = 5/user; size.Post.GSI3 = 512" + prices)
                        .text())
                .contains("that is 28.1 per month");
    }

    private static CostSheet sheet(String design, String rates) {
        String lines = (QUIET + rates).replace("; ", "\n");
        return CostSheet.of(
                OriginalDesigns.design(design), new RatesFile("by hand", OriginalDesigns.design(design)).parse(lines));
    }

    private static Operation operation(CostSheet sheet, String key) {
        return sheet.operations().stream()
                .filter(operation -> operation.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new AssertionError(key + " is not in " + sheet.text()));
    }

    private static PartitionLoad load(CostSheet sheet, String partition) {
        return sheet.partitions().stream()
                .filter(load -> load.partition().equals(partition))
                .findFirst()
                .orElseThrow(() -> new AssertionError(partition + " is not in " + sheet.text()));
    }
}
