package io.azulejo.toolkit.cursor;

import io.azulejo.toolkit.error.InvalidCursorException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import org.jspecify.annotations.Nullable;

/**
 * Codec for cursors: encrypts positions with AES-256-GCM and decrypts them. The ciphertext holds expiry and position;
 * the data that the cursor is bound to is authenticated. A cursor is {@code format, id length, id, nonce, ciphertext}
 * in base64url. Thread-safe.
 */
public final class CursorCodec {
    private static final byte FORMAT = 1;
    private static final int TAG_BITS = 128;
    private static final int IDLE_CIPHERS = 64;
    private static final int RECENT = 256;
    private static final long NEVER = Long.MAX_VALUE;
    private static final String CHANGED = "it was changed, or made for another query or scope";

    private final CursorKeys keys;
    private final @Nullable Duration lifetime;
    private final InstantSource clock;
    private final NonceGenerator nonces = new NonceGenerator(new SecureRandom());
    /** Pool of ciphers: looking up an instance takes longer than encrypting a cursor. */
    private final BlockingQueue<Cipher> idle = new ArrayBlockingQueue<>(IDLE_CIPHERS);

    /** Cache of recent cursors: first pages are requested often and end at the same position. */
    private final AtomicReferenceArray<@Nullable Sealed> recent = new AtomicReferenceArray<>(RECENT);

    public CursorCodec(CursorKeys keys, @Nullable Duration lifetime, InstantSource clock) {
        this.keys = keys;
        this.lifetime = lifetime;
        this.clock = clock;
    }

    /** Inputs of a cursor except the nonce, and the cursor. */
    @SuppressWarnings("ArrayRecordComponent") // compared by their content
    private record Sealed(String keyId, long expiry, byte[] position, byte[] binding, Cursor cursor) {

        boolean is(String wantedKey, long wantedExpiry, byte[] wantedPosition, byte[] wantedBinding) {
            return keyId.equals(wantedKey)
                    && expiry == wantedExpiry
                    && Arrays.equals(position, wantedPosition)
                    && Arrays.equals(binding, wantedBinding);
        }
    }

    /** Returns a cursor for the position, which opens only with the same binding. */
    public Cursor seal(byte[] position, byte[] binding) {
        String keyId = keys.newest();
        long expiry = lifetime == null ? NEVER : clock.instant().plus(lifetime).getEpochSecond();
        int slot = (31 * Arrays.hashCode(position) + Arrays.hashCode(binding)) & (RECENT - 1);
        Sealed known = recent.getAcquire(slot);
        if (known == null || !known.is(keyId, expiry, position, binding)) {
            known = new Sealed(keyId, expiry, position, binding, seal(keyId, expiry, position, binding));
            recent.setRelease(slot, known);
        }
        return known.cursor();
    }

    private Cursor seal(String keyId, long expiry, byte[] position, byte[] binding) {
        byte[] header = header(keyId);
        byte[] nonce = nonces.next();
        SecretKey key = keys.key(keyId);
        if (key == null) {
            throw new IllegalStateException("The key ring has no key " + keyId);
        }
        byte[] plain = ByteBuffer.allocate(Long.BYTES + position.length)
                .putLong(expiry)
                .put(position)
                .array();
        try {
            byte[] sealed = crypt(Cipher.ENCRYPT_MODE, key, nonce, header, binding, plain);
            byte[] message = ByteBuffer.allocate(header.length + NonceGenerator.BYTES + sealed.length)
                    .put(header)
                    .put(nonce)
                    .put(sealed)
                    .array();
            return new Cursor(Base64.getUrlEncoder().withoutPadding().encodeToString(message));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("This JVM cannot encrypt with AES-GCM", e);
        }
    }

    /** Returns the position of a cursor. */
    public byte[] open(Cursor cursor, byte[] binding) {
        ByteBuffer message = ByteBuffer.wrap(decode(cursor.text()));
        byte[] plain;
        try {
            if (message.get() != FORMAT) {
                throw new InvalidCursorException("its format is unknown");
            }
            byte[] id = new byte[Byte.toUnsignedInt(message.get())];
            message.get(id);
            byte[] nonce = new byte[NonceGenerator.BYTES];
            message.get(nonce);
            byte[] sealed = new byte[message.remaining()];
            message.get(sealed);
            String keyId = new String(id, StandardCharsets.US_ASCII);
            SecretKey key = keys.key(keyId);
            if (key == null) {
                throw new InvalidCursorException("its key is not in the key ring");
            }
            plain = crypt(Cipher.DECRYPT_MODE, key, nonce, header(keyId), binding, sealed);
        } catch (BufferUnderflowException e) {
            throw new InvalidCursorException("it is too short", e);
        } catch (AEADBadTagException e) {
            throw new InvalidCursorException(CHANGED, e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("This JVM cannot decrypt with AES-GCM", e);
        }
        ByteBuffer content = ByteBuffer.wrap(plain);
        long expiry = content.getLong();
        if (expiry != NEVER && !Instant.ofEpochSecond(expiry).isAfter(clock.instant())) {
            throw new InvalidCursorException("it has expired");
        }
        byte[] position = new byte[content.remaining()];
        content.get(position);
        return position;
    }

    private static byte[] decode(String text) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(text);
            // The decoder ignores the unused bits of the last character, so that two texts would be the same cursor.
            if (Base64.getUrlEncoder().withoutPadding().encodeToString(bytes).equals(text)) {
                return bytes;
            }
        } catch (IllegalArgumentException e) {
            throw new InvalidCursorException("it is not base64url", e);
        }
        throw new InvalidCursorException(CHANGED);
    }

    private static byte[] header(String keyId) {
        byte[] id = keyId.getBytes(StandardCharsets.US_ASCII);
        return ByteBuffer.allocate(2 + id.length)
                .put(FORMAT)
                .put((byte) id.length)
                .put(id)
                .array();
    }

    private byte[] crypt(int mode, SecretKey key, byte[] nonce, byte[] header, byte[] binding, byte[] text)
            throws GeneralSecurityException {
        Cipher pooled = idle.poll();
        Cipher cipher = pooled == null ? Cipher.getInstance("AES/GCM/NoPadding") : pooled;
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(header);
        cipher.updateAAD(binding);
        byte[] result = cipher.doFinal(text);
        idle.offer(cipher);
        return result;
    }
}
