package io.azulejo.auth.token;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import io.azulejo.http.host.PublicKeySet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * ES256 keys that sign access tokens: the newest signs, the earlier ones still verify. They are kept in a folder that
 * only its owner can read; the first key is created if there is none. Thread-safe.
 */
public final class SigningKeys implements PublicKeySet {
    /** Number of keys kept. Tokens live for minutes, so that even two rotations in a row invalidate none. */
    private static final int MAX_KEYS = 3;

    private static final String SUFFIX = ".jwk";

    private final @Nullable Path folder;
    private final InstantSource clock;
    private final ReentrantLock rotation = new ReentrantLock();
    private volatile List<ECKey> keys;

    private SigningKeys(@Nullable Path folder, InstantSource clock, List<ECKey> keys) {
        this.folder = folder;
        this.clock = clock;
        this.keys = keys;
        if (keys.isEmpty()) {
            rotate();
        }
    }

    /** Returns keys that exist only in this process. */
    public static SigningKeys inMemory(InstantSource clock) {
        return new SigningKeys(null, clock, List.of());
    }

    public static SigningKeys in(Path folder, InstantSource clock) {
        try {
            OwnerOnlyFiles.createFolder(folder);
            try (Stream<Path> files = Files.list(folder)) {
                List<ECKey> found = new ArrayList<>();
                for (Path file :
                        files.filter(f -> f.toString().endsWith(SUFFIX)).toList()) {
                    found.add(read(file));
                }
                found.sort(Comparator.comparing(ECKey::getIssueTime).reversed());
                return new SigningKeys(folder, clock, List.copyOf(found));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot store signing keys in " + folder, e);
        }
    }

    /** Creates a new key that signs from now on, and drops the oldest. */
    public void rotate() {
        rotation.lock();
        try {
            List<ECKey> next = new ArrayList<>(keys);
            next.addFirst(generate());
            if (folder != null) {
                write(folder, next.getFirst());
            }
            while (next.size() > MAX_KEYS) {
                ECKey oldest = next.removeLast();
                if (folder != null) {
                    Files.deleteIfExists(folder.resolve(oldest.getKeyID() + SUFFIX));
                }
            }
            keys = List.copyOf(next);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot store signing keys in " + folder, e);
        } finally {
            rotation.unlock();
        }
    }

    /** Returns the JWKS document with the public keys. */
    @Override
    public String publicDocument() {
        return all().toString(true);
    }

    ECKey current() {
        return keys.getFirst();
    }

    boolean has(String keyId) {
        return keys.stream().anyMatch(key -> key.getKeyID().equals(keyId));
    }

    JWKSet all() {
        return new JWKSet(List.<JWK>copyOf(keys));
    }

    private ECKey generate() {
        try {
            return new ECKeyGenerator(Curve.P_256)
                    .keyUse(KeyUse.SIGNATURE)
                    .algorithm(JWSAlgorithm.ES256)
                    .keyIDFromThumbprint(true)
                    .issueTime(Date.from(clock.instant()))
                    .generate();
        } catch (JOSEException e) {
            throw new IllegalStateException("This JDK cannot make P-256 keys", e);
        }
    }

    private static void write(Path folder, ECKey key) throws IOException {
        OwnerOnlyFiles.createFile(folder.resolve(key.getKeyID() + SUFFIX), key.toJSONString());
    }

    private static ECKey read(Path file) throws IOException {
        OwnerOnlyFiles.check(file);
        try {
            return ECKey.parse(Files.readString(file));
        } catch (ParseException e) {
            throw new IOException(file + " is not a key; delete it, and a new one is created", e);
        }
    }
}
