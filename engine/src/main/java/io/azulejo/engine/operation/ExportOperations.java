package io.azulejo.engine.operation;

import io.azulejo.engine.backup.ChangeHistory;
import io.azulejo.engine.backup.TableExport;
import io.azulejo.engine.backup.TableExports;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.request.ExportArnInput;
import io.azulejo.engine.request.ExportOutput;
import io.azulejo.engine.request.ExportTableInput;
import io.azulejo.engine.request.ListExportsInput;
import io.azulejo.engine.request.ListExportsOutput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.PointInTimeRecovery;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.Table;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The ExportTableToPointInTime, DescribeExport and ListExports operations; a bucket is a folder here. */
public final class ExportOperations {
    private static final int MAX_LISTED = 25;
    private static final Duration TOKEN_VALIDITY = Duration.ofHours(8);
    private static final Pattern BUCKET = Pattern.compile("[a-z0-9A-Z]+[.\\-\\w]*[a-z0-9A-Z]+");
    /** Parts of a path, none of which leads out of the bucket. */
    private static final Pattern PREFIX = Pattern.compile("(?!\\.)[^/\\\\\\x00]+(/(?!\\.)[^/\\\\\\x00]+)*");

    private final Catalog catalog;
    private final TableExports exports;
    private final ChangeHistory history;
    private final ResourceNames names;
    private final InstantSource clock;

    public ExportOperations(
            Catalog catalog, TableExports exports, ChangeHistory history, ResourceNames names, InstantSource clock) {
        this.history = history;
        this.catalog = catalog;
        this.exports = exports;
        this.names = names;
        this.clock = clock;
    }

    public ExportOutput export(ExportTableInput input) {
        checkShape(input);
        ExportTableInput asked = withDefaults(input);
        TableExport earlier = sameToken(asked);
        if (earlier != null) {
            if (!earlier.request().equals(asked)) {
                throw new EngineException(
                        DynamoDbError.EXPORT_CONFLICT,
                        "Export conflict: Duplicate request detected with conflicting parameters");
            }
            return output(earlier);
        }
        Table table = table(Objects.requireNonNull(asked.tableArn()));
        Instant now = now();
        Instant time = time(table, asked, history.latest());
        return output(exports.begin(
                now,
                (id, label) -> new TableExport(
                        id,
                        label,
                        table.id(),
                        table.name(),
                        table.definition().uuid(),
                        time,
                        now,
                        asked,
                        TableExport.Status.IN_PROGRESS,
                        null,
                        0,
                        0,
                        null,
                        null)));
    }

    private static ExportTableInput withDefaults(ExportTableInput input) {
        return new ExportTableInput(
                input.tableArn(),
                input.exportTime(),
                input.clientToken(),
                input.s3Bucket(),
                input.s3BucketOwner(),
                input.s3Prefix(),
                Objects.requireNonNullElse(input.s3SseAlgorithm(), "AES256"),
                input.s3SseKmsKeyId(),
                "DYNAMODB_JSON",
                "FULL_EXPORT",
                input.unsupported());
    }

    private @Nullable TableExport sameToken(ExportTableInput asked) {
        Instant oldest = now().minus(TOKEN_VALIDITY);
        for (TableExport export : exports.after(null)) {
            if (asked.clientToken() != null
                    && asked.clientToken().equals(export.request().clientToken())
                    && export.started().isAfter(oldest)) {
                return export;
            }
        }
        return null;
    }

    private Table table(String arn) {
        String name = ResourceNames.tableName(arn);
        if (name == null) {
            throw EngineException.validation("Invalid Request: tableArn is not a valid ARN");
        }
        Table table = catalog.find(name);
        if (table == null) {
            throw new EngineException(DynamoDbError.TABLE_NOT_FOUND, "Table not found: " + arn);
        }
        return table;
    }

    private static Instant time(Table table, ExportTableInput asked, Instant now) {
        PointInTimeRecovery recovery = table.definition().settings().recovery();
        if (recovery == null) {
            throw new EngineException(
                    DynamoDbError.POINT_IN_TIME_RECOVERY_UNAVAILABLE,
                    "Point in time recovery is not enabled for table '" + table.name() + "'");
        }
        if (asked.exportTime() == null) {
            return now;
        }
        Instant time = asked.exportTime().truncatedTo(ChronoUnit.MILLIS);
        Instant earliest = recovery.earliest(now);
        if (time.isBefore(earliest) || time.isAfter(now)) {
            throw new EngineException(
                    DynamoDbError.INVALID_EXPORT_TIME,
                    "ExportTime '" + time + "' must be within EarliestRestorableDateTime '" + earliest
                            + "' and LatestRestorableDateTime '" + now + "'");
        }
        return time;
    }

    private void checkShape(ExportTableInput input) {
        Constraints constraints = new Constraints()
                .notNull("tableArn", input.tableArn())
                .notNull("s3Bucket", input.s3Bucket())
                .choice(EnumParameter.S3_SSE_ALGORITHM, input.s3SseAlgorithm())
                .choice(EnumParameter.EXPORT_FORMAT, input.exportFormat())
                .choice(EnumParameter.EXPORT_TYPE, input.exportType());
        if (input.s3Bucket() != null && !BUCKET.matcher(input.s3Bucket()).matches()) {
            constraints.failed(
                    "'" + input.s3Bucket() + "'",
                    "s3Bucket",
                    "Member must satisfy regular expression pattern: ^" + BUCKET.pattern() + "$");
        }
        constraints.check();
        ExpressionParameters.reject(input.unsupported());
        if (!exports.hasBuckets()) {
            throw EngineException.validation("This engine has no folder for exports: give it one with"
                    + " EngineOptions.withBuckets, or with --buckets on the command line");
        }
        if ("ION".equals(input.exportFormat()) || "INCREMENTAL_EXPORT".equals(input.exportType())) {
            throw EngineException.validation("This engine exports whole tables in the format DYNAMODB_JSON only");
        }
        if (input.s3Prefix() != null
                && !input.s3Prefix().isEmpty()
                && !PREFIX.matcher(input.s3Prefix()).matches()) {
            throw EngineException.validation(
                    "S3Prefix must be names with '/' between them, none beginning with '.': " + input.s3Prefix());
        }
    }

    public ExportOutput describe(ExportArnInput input) {
        new Constraints().notNull("exportArn", input.exportArn()).check();
        String arn = Objects.requireNonNull(input.exportArn());
        String label = ResourceNames.exportLabel(arn);
        if (label == null) {
            throw EngineException.validation("Invalid Export ARN");
        }
        TableExport export = exports.find(label);
        if (export == null) {
            throw new EngineException(DynamoDbError.EXPORT_NOT_FOUND, "Export not found: " + arn);
        }
        return output(export);
    }

    /** Lists exports. As on DynamoDB, those of a table that was deleted are not listed under its ARN. */
    public ListExportsOutput list(ListExportsInput input) {
        Long limit = input.maxResults() == null ? null : input.maxResults().longValue();
        new Constraints()
                .atLeast("maxResults", limit, 1)
                .atMost("maxResults", limit, MAX_LISTED)
                .check();
        String name = input.tableArn() == null ? null : ResourceNames.tableName(input.tableArn());
        Table table = name == null ? null : catalog.find(name);
        List<ExportOutput> listed = new ArrayList<>();
        String last = null;
        for (TableExport export : exports.after(input.nextToken())) {
            if (input.tableArn() == null || (table != null && table.id() == export.tableId())) {
                if (listed.size() == (limit == null ? MAX_LISTED : limit)) {
                    return new ListExportsOutput(listed, last);
                }
                listed.add(output(export));
                last = export.label();
            }
        }
        return new ListExportsOutput(listed, null);
    }

    private ExportOutput output(TableExport export) {
        boolean completed = export.status() == TableExport.Status.COMPLETED;
        return new ExportOutput(
                exports.arn(export),
                export.status().name(),
                export.started(),
                export.ended(),
                completed ? export.folder() + "/manifest-summary.json" : null,
                names.table(export.tableName()),
                export.tableUuid(),
                export.exportTime(),
                export.request(),
                export.failureCode(),
                export.failureMessage(),
                completed ? export.bytes() : null,
                completed ? export.items() : null);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
