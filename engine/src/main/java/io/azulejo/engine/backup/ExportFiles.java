package io.azulejo.engine.backup;

import io.azulejo.engine.value.Item;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The files of one export, as DynamoDB lays them out: compressed data and two manifests. Not thread-safe. */
final class ExportFiles {
    private final TableExport export;
    private final String exportArn;
    private final Path folder;
    private long items;
    private long bytes;

    /** Creates the files of an export in the folder of its bucket. */
    ExportFiles(TableExport export, String exportArn, Path bucket) {
        this.export = export;
        this.exportArn = exportArn;
        this.folder = bucket.resolve(export.folder());
    }

    /** Source of items that stops when it is told to. */
    interface Source {
        void forEach(Sink sink) throws IOException;
    }

    /** Consumer of items. */
    interface Sink {
        void accept(Item item) throws IOException;
    }

    void write(Source source) throws IOException {
        String name = "data/" + UUID.randomUUID().toString().replace("-", "") + ".json.gz";
        Files.createDirectories(folder.resolve("data"));
        Files.writeString(folder.resolve("_started"), "");
        MessageDigest digest = md5();
        try (BufferedWriter out = new BufferedWriter(new OutputStreamWriter(
                new GZIPOutputStream(
                        new DigestOutputStream(Files.newOutputStream(folder.resolve(name)), digest), 1 << 16),
                StandardCharsets.UTF_8))) {
            source.forEach(item -> {
                out.write(ItemLines.line(item));
                items++;
                bytes += item.size();
            });
        }
        byte[] checksum = digest.digest();
        StringBuilder line = new StringBuilder("{\"itemCount\":").append(items);
        field("md5Checksum", Base64.getEncoder().encodeToString(checksum), line);
        field("etag", HexFormat.of().formatHex(checksum) + "-1", line);
        field("dataFileS3Key", export.folder() + "/" + name, line);
        manifest("manifest-files", line.append("}\n").toString());
    }

    /** Writes the last file, which tells that the export is complete. */
    void complete(Instant ended) throws IOException {
        StringBuilder summary = new StringBuilder("{\"version\":\"2020-06-30\"");
        field("exportArn", exportArn, summary);
        field("startTime", export.started().toString(), summary);
        field("endTime", ended.toString(), summary);
        field("tableArn", export.request().tableArn(), summary);
        field("tableId", export.tableUuid(), summary);
        field("exportTime", export.exportTime().toString(), summary);
        field("s3Bucket", export.request().s3Bucket(), summary);
        field("s3Prefix", export.request().s3Prefix(), summary);
        field("s3SseAlgorithm", export.request().s3SseAlgorithm(), summary);
        field("s3SseKmsKeyId", export.request().s3SseKmsKeyId(), summary);
        field("manifestFilesS3Key", export.folder() + "/manifest-files.json", summary);
        summary.append(",\"billedSizeBytes\":")
                .append(bytes)
                .append(",\"itemCount\":")
                .append(items);
        field("outputFormat", "DYNAMODB_JSON", summary);
        field("exportType", "FULL_EXPORT", summary);
        manifest("manifest-summary", summary.append('}').toString());
    }

    private static void field(String name, @Nullable String value, StringBuilder out) {
        out.append(",\"").append(name).append("\":");
        ItemLines.string(value, out);
    }

    private void manifest(String name, String text) throws IOException {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        Files.write(folder.resolve(name + ".json"), content);
        Files.writeString(folder.resolve(name + ".md5"), Base64.getEncoder().encodeToString(md5().digest(content)));
    }

    private static MessageDigest md5() {
        try {
            return MessageDigest.getInstance("MD5");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has MD5", e);
        }
    }

    long items() {
        return items;
    }

    long bytes() {
        return bytes;
    }
}
