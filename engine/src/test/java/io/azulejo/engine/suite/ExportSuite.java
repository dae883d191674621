package io.azulejo.engine.suite;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.MusicTable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ExportConflictException;
import software.amazon.awssdk.services.dynamodb.model.ExportDescription;
import software.amazon.awssdk.services.dynamodb.model.ExportNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ExportStatus;
import software.amazon.awssdk.services.dynamodb.model.ExportTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.InvalidExportTimeException;

/** Exports of tables to a folder that stands for a bucket, on any backend. */
public abstract class ExportSuite {
    private static final String ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/Music";

    @TempDir
    private Path buckets;

    @SuppressWarnings("NullAway.Init")
    private DynamoDbClient client;

    /** Opens the backend, which is empty, with a folder for buckets. */
    protected abstract DynamoDbClient open(Path bucketFolder);

    protected abstract void close();

    @BeforeEach
    void createTable() throws IOException {
        Files.createDirectory(buckets.resolve("music-exports"));
        client = open(buckets);
        MusicTable.create(client);
    }

    @AfterEach
    void closeBackend() {
        close();
    }

    private void enableRecovery() {
        client.updateContinuousBackups(
                r -> r.tableName(TABLE).pointInTimeRecoverySpecification(p -> p.pointInTimeRecoveryEnabled(true)));
    }

    private static ExportTableToPointInTimeRequest.Builder request() {
        return ExportTableToPointInTimeRequest.builder().tableArn(ARN).s3Bucket("music-exports");
    }

    private ExportDescription ended(ExportTableToPointInTimeRequest.Builder request) {
        ExportDescription begun =
                client.exportTableToPointInTime(request.build()).exportDescription();
        assertThat(begun.exportStatus()).isEqualTo(ExportStatus.IN_PROGRESS);
        await().until(() -> describe(begun.exportArn()).exportStatus() != ExportStatus.IN_PROGRESS);
        return describe(begun.exportArn());
    }

    private ExportDescription describe(String arn) {
        return client.describeExport(r -> r.exportArn(arn)).exportDescription();
    }

    private List<String> lines(ExportDescription export) throws IOException {
        Path manifest = buckets.resolve("music-exports").resolve(export.exportManifest());
        try (Stream<Path> files = Files.list(manifest.resolveSibling("data"))) {
            Path file = files.findFirst().orElseThrow();
            try (BufferedReader in = new BufferedReader(
                    new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
                return in.lines().sorted().toList();
            }
        }
    }

    @Test
    void table_exported_isInFilesAsDynamoDbWritesThem() throws IOException {
        enableRecovery();
        client.putItem(r -> r.tableName(TABLE)
                .item(song(
                        "A",
                        "quote \" \\ \n é",
                        "list",
                        AttributeValue.fromL(List.of(
                                AttributeValue.fromBool(true),
                                AttributeValue.fromNul(true),
                                AttributeValue.fromNs(List.of("2", "1")),
                                AttributeValue.fromB(SdkBytes.fromUtf8String("bar")))))));
        ExportDescription export = ended(request().s3Prefix("2026/november"));
        assertThat(export.exportStatus()).isEqualTo(ExportStatus.COMPLETED);
        assertThat(export.itemCount()).isEqualTo(1);
        assertThat(export.exportFormatAsString()).isEqualTo("DYNAMODB_JSON");
        assertThat(export.s3SseAlgorithmAsString()).isEqualTo("AES256");
        assertThat(export.exportManifest())
                .matches("2026/november/AWSDynamoDB/\\d{14}-[0-9a-f]{8}/manifest-summary.json");
        String line = lines(export).getFirst();
        assertThat(line)
                .startsWith("{\"Item\":{")
                .contains("\"title\":{\"S\":\"quote \\\" \\\\ \\u000a é\"}")
                .contains("\"list\":{\"L\":[{\"BOOL\":true},{\"NULL\":true},{\"NS\":[\"1\",\"2\"]},{\"B\":\"YmFy\"}]}");
        Path manifest = buckets.resolve("music-exports").resolve(export.exportManifest());
        assertThat(Files.readString(manifest))
                .contains(
                        "\"exportArn\":\"" + export.exportArn() + "\"",
                        "\"itemCount\":1",
                        "\"s3Prefix\":\"2026/november\"");
        assertThat(Files.readString(manifest.resolveSibling("manifest-files.json")))
                .contains("\"itemCount\":1", "\"dataFileS3Key\":\"2026/november/AWSDynamoDB/");
        assertThat(client.listExports(r -> r.tableArn(ARN)).exportSummaries())
                .singleElement()
                .satisfies(summary -> assertThat(summary.exportArn()).isEqualTo(export.exportArn()));
    }

    @Test
    void export_ofAnEarlierMoment_hasTheItemsOfThen() throws IOException {
        enableRecovery();
        client.putItem(r -> r.tableName(TABLE).item(song("A", "kept", "n", 1)));
        client.putItem(r -> r.tableName(TABLE).item(song("A", "deleted")));
        Instant moment = moment();
        client.putItem(r -> r.tableName(TABLE).item(song("A", "kept", "n", 2)));
        client.putItem(r -> r.tableName(TABLE).item(song("A", "kept", "n", 3)));
        client.deleteItem(r -> r.tableName(TABLE).key(song("A", "deleted")));
        client.putItem(r -> r.tableName(TABLE).item(song("A", "added")));
        assertThat(lines(ended(request().exportTime(moment))))
                .hasSize(2)
                .anyMatch(line -> line.contains("kept") && line.contains("{\"N\":\"1\"}"))
                .anyMatch(line -> line.contains("deleted"));
        assertThat(lines(ended(request())))
                .hasSize(2)
                .anyMatch(line -> line.contains("kept") && line.contains("{\"N\":\"3\"}"))
                .anyMatch(line -> line.contains("added"));
    }

    private Instant moment() {
        Instant written = Instant.now();
        await().pollInterval(Duration.ofMillis(1)).until(() -> latest().isAfter(written));
        Instant moment = latest();
        await().pollInterval(Duration.ofMillis(1)).until(() -> latest().isAfter(moment));
        return moment;
    }

    private Instant latest() {
        return client.describeContinuousBackups(r -> r.tableName(TABLE))
                .continuousBackupsDescription()
                .pointInTimeRecoveryDescription()
                .latestRestorableDateTime();
    }

    @Test
    void export_repeatedWithItsToken_isTheSame() {
        enableRecovery();
        ExportDescription first = ended(request().clientToken("once"));
        assertThat(client.exportTableToPointInTime(request().clientToken("once").build())
                        .exportDescription()
                        .exportArn())
                .isEqualTo(first.exportArn());
        assertThatThrownBy(() -> client.exportTableToPointInTime(
                        request().clientToken("once").s3Prefix("other").build()))
                .isInstanceOf(ExportConflictException.class)
                .hasMessageContaining("Export conflict: Duplicate request detected with conflicting parameters");
    }

    @Test
    void export_thatCannotBe_isRefusedOrFails() {
        assertError(
                () -> client.exportTableToPointInTime(request().build()),
                "PointInTimeRecoveryUnavailableException",
                "Point in time recovery is not enabled for table 'Music'");
        enableRecovery();
        assertError(
                () -> client.exportTableToPointInTime(
                        request().tableArn(ARN + "Box").build()),
                "TableNotFoundException",
                "Table not found: " + ARN + "Box");
        assertThatThrownBy(() -> client.exportTableToPointInTime(request()
                        .exportTime(Instant.parse("2020-01-01T00:00:00Z"))
                        .build()))
                .isInstanceOf(InvalidExportTimeException.class);
        ExportDescription failed = ended(request().s3Bucket("no-such-bucket"));
        assertThat(failed.exportStatus()).isEqualTo(ExportStatus.FAILED);
        assertThat(failed.failureCode()).isEqualTo("S3NoSuchBucket");
        assertThatThrownBy(() -> describe(ARN + "/export/01489602797149-73d8d5bc"))
                .isInstanceOf(ExportNotFoundException.class);
        for (String prefix : List.of("../out", "a/../../out", "/etc", "a//b")) {
            assertThatThrownBy(() -> client.exportTableToPointInTime(
                            request().s3Prefix(prefix).build()))
                    .as(prefix)
                    .hasMessageContaining("S3Prefix must be names with '/' between them");
        }
        assertThatThrownBy(() ->
                        client.exportTableToPointInTime(request().s3Bucket("..").build()))
                .hasMessageContaining("at 's3Bucket' failed to satisfy constraint");
    }
}
