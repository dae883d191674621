package io.azulejo.cli.transfer;

import io.azulejo.auth.token.OwnerOnlyFiles;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Text files, optionally compressed with gzip. */
final class ItemFile {
    private static final int BUFFER = 1 << 16;
    private static final int GZIP_FIRST = 0x1f;
    private static final int GZIP_SECOND = 0x8b;

    private ItemFile() {}

    /** Opens a new file for writing, which only its owner can read. */
    static OutputStream write(Path file, boolean gzip) throws IOException {
        Files.deleteIfExists(file);
        OwnerOnlyFiles.createEmptyFile(file);
        OutputStream out = Files.newOutputStream(file);
        return gzip ? new GZIPOutputStream(out, BUFFER) : new BufferedOutputStream(out, BUFFER);
    }

    /** Opens a file for reading; detects gzip by its first two bytes. */
    static BufferedReader read(Path file) throws IOException {
        PushbackInputStream in = new PushbackInputStream(Files.newInputStream(file), 2);
        byte[] first = in.readNBytes(2);
        in.unread(first);
        boolean gzip = first.length == 2 && (first[0] & 0xff) == GZIP_FIRST && (first[1] & 0xff) == GZIP_SECOND;
        InputStream plain = gzip ? new GZIPInputStream(in, BUFFER) : in;
        return new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8), BUFFER);
    }
}
