package io.azulejo.migrate;

import io.azulejo.engine.Durability;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.migrate.sample.v2.ShopDesign;
import io.azulejo.patterns.job.JobOptions;
import java.nio.file.Path;
import java.time.Duration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Migration in a process of its own, which prints each page. */
final class MigrationCrashProgram {
    private MigrationCrashProgram() {}

    public static void main(String[] arguments) {
        try (DynamoDbClient client = DurableDynamoDb.open(Path.of(arguments[0]), Durability.OS)) {
            MigrationTableDesign state = MigrationTableDesign.on(client);
            state.createTables();
            ShopDesign shop = ShopDesign.on(client);
            MigrationOptions options = MigrationOptions.defaults()
                    .pageSize(5)
                    .itemsPerSecond(100_000)
                    .jobs(new JobOptions(Duration.ofMillis(800), Duration.ofMillis(100), 10, Duration.ofDays(7)))
                    .listener(new MigrationListener() {
                        @Override
                        public void onProgress(MigrationProgress progress) {
                            System.out.println("page " + progress.counts().of(BackfillCounter.READ));
                        }
                    });
            MigrationReport report = Migration.of(shop.context(), ShopDesign.definition(), options)
                    .run(state);
            System.out.println("done " + report.clean());
        }
    }
}
