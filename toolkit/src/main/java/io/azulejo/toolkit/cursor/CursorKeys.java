package io.azulejo.toolkit.cursor;

import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Key ring for cursors: the newest key encrypts, every key decrypts. To rotate, add a new key and keep the old one for
 * the lifetime of its cursors. Immutable.
 */
public final class CursorKeys {
    private static final int KEY_BYTES = 32;
    private static final int LONGEST_ID = 32;
    private final String newest;
    private final Map<String, SecretKey> keys;

    private CursorKeys(String newest, Map<String, SecretKey> keys) {
        this.newest = newest;
        this.keys = keys;
    }

    /** Creates a ring with one key of 32 bytes; the id is part of every cursor, unencrypted. */
    public static CursorKeys of(String id, byte[] key) {
        return new CursorKeys(id, Map.of(id, secret(id, key)));
    }

    /** Creates a ring with one random key. */
    public static CursorKeys random() {
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        return of("r", key);
    }

    /** Returns this ring with another key, which encrypts from now on. */
    public CursorKeys rotate(String id, byte[] key) {
        if (keys.containsKey(id)) {
            throw new IllegalArgumentException("The key ring already has a key " + id);
        }
        Map<String, SecretKey> more = new LinkedHashMap<>(keys);
        more.put(id, secret(id, key));
        return new CursorKeys(id, Map.copyOf(more));
    }

    String newest() {
        return newest;
    }

    @Nullable
    SecretKey key(String id) {
        return keys.get(id);
    }

    private static SecretKey secret(String id, byte[] key) {
        if (id.isEmpty() || id.length() > LONGEST_ID || !id.chars().allMatch(c -> c > ' ' && c < 127)) {
            throw new IllegalArgumentException(
                    "A cursor key's id has 1 to " + LONGEST_ID + " visible ASCII characters, not \"" + id + "\"");
        }
        if (key.length != KEY_BYTES) {
            throw new IllegalArgumentException(
                    "Cursor key " + id + " must have " + KEY_BYTES + " bytes, not " + key.length);
        }
        return new SecretKeySpec(key, "AES");
    }

    /** Returns the ids of the keys, never the keys. */
    @Override
    public String toString() {
        return "CursorKeys" + keys.keySet();
    }
}
