package io.azulejo.tests.vault;

import io.azulejo.annotation.Converter;
import io.azulejo.annotation.Injected;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Converter that encrypts a text with the key of the vault. */
@Injected
public final class SealedText implements Converter<String, byte[]> {
    private static final int NONCE = 12;

    private final SecretKey key;
    private final SecureRandom random = new SecureRandom();

    public SealedText(byte[] key) {
        this.key = new SecretKeySpec(key, "AES");
    }

    @Override
    public byte[] stored(String value) {
        byte[] nonce = new byte[NONCE];
        random.nextBytes(nonce);
        byte[] sealed = run(Cipher.ENCRYPT_MODE, nonce, value.getBytes(StandardCharsets.UTF_8));
        byte[] all = Arrays.copyOf(nonce, NONCE + sealed.length);
        System.arraycopy(sealed, 0, all, NONCE, sealed.length);
        return all;
    }

    @Override
    public String value(byte[] stored) {
        byte[] nonce = Arrays.copyOf(stored, NONCE);
        byte[] sealed = Arrays.copyOfRange(stored, NONCE, stored.length);
        return new String(run(Cipher.DECRYPT_MODE, nonce, sealed), StandardCharsets.UTF_8);
    }

    private byte[] run(int mode, byte[] nonce, byte[] text) {
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(mode, key, new GCMParameterSpec(128, nonce));
            return cipher.doFinal(text);
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("the text cannot be opened with this key", e);
        }
    }
}
