package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.Cpf;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * How a customer stands in a key. Keys reach logs, backups and streams, and cannot be erased without moving the item.
 * Thread-safe.
 */
public sealed interface CustomerKeys {

    /** The key of new orders. */
    String of(Cpf cpf);

    /** The keys under which orders may be found, those of new orders first. */
    List<String> all(Cpf cpf);

    /** The CPF as printed, as documented. */
    static CustomerKeys verbatim() {
        return new Verbatim();
    }

    /**
     * An HMAC of the CPF; orders that were written before are still found. A plain hash would not do: there are only a
     * thousand million CPFs to try.
     */
    static CustomerKeys keyed(byte[] secret) {
        return new Keyed(new SecretKeySpec(secret, Keyed.ALGORITHM));
    }

    /** See {@link #verbatim()}. */
    record Verbatim() implements CustomerKeys {
        @Override
        public String of(Cpf cpf) {
            return cpf.printed();
        }

        @Override
        public List<String> all(Cpf cpf) {
            return List.of(cpf.printed());
        }
    }

    /** See {@link #keyed(byte[])}. */
    record Keyed(SecretKeySpec secret) implements CustomerKeys {
        private static final String ALGORITHM = "HmacSHA256";
        private static final String PREFIX = "hmac-";

        @Override
        public String of(Cpf cpf) {
            try {
                Mac mac = Mac.getInstance(ALGORITHM);
                mac.init(secret);
                return PREFIX
                        + HexFormat.of().formatHex(mac.doFinal(cpf.printed().getBytes(StandardCharsets.UTF_8)));
            } catch (NoSuchAlgorithmException | InvalidKeyException e) {
                throw new IllegalStateException("This JDK cannot make " + ALGORITHM, e);
            }
        }

        @Override
        public List<String> all(Cpf cpf) {
            return List.of(of(cpf), cpf.printed());
        }

        @Override
        public String toString() {
            return "Keyed";
        }
    }
}
