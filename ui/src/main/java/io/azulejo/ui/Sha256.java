package io.azulejo.ui;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;

/** SHA-256 of file contents, in the forms that HTTP headers need. */
final class Sha256 {
    private static final int SHORT_LENGTH = 12;

    private Sha256() {}

    /** Source expression of a content security policy. */
    static String policySource(String text) {
        byte[] hash = digest().digest(text.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    }

    static String shortHex(byte[] content) {
        return shortHex(digest().digest(content), SHORT_LENGTH);
    }

    static String shortHex(SortedMap<String, byte[]> files) {
        MessageDigest digest = digest();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            digest.update(file.getKey().getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
            digest.update(digest().digest(file.getValue()));
        }
        return shortHex(digest.digest(), SHORT_LENGTH);
    }

    private static String shortHex(byte[] hash, int length) {
        return HexFormat.of().formatHex(hash).substring(0, length);
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
