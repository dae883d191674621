package io.azulejo.listener;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keys of a TLS server that are read again when their files have changed, looked at once a second at most. Files that
 * cannot be used are logged, and the keys from before stay. Thread-safe.
 */
final class ReloadedKeys extends X509ExtendedKeyManager {
    private static final Logger LOG = LoggerFactory.getLogger(ReloadedKeys.class);
    private static final long PERIOD = TimeUnit.SECONDS.toNanos(1);

    private final TlsFiles files;
    private List<FileTime> changed;
    private X509ExtendedKeyManager keys;
    private long looked = System.nanoTime();

    ReloadedKeys(TlsFiles files) throws IOException {
        this.files = files;
        this.changed = times();
        this.keys = files.read();
    }

    private List<FileTime> times() throws IOException {
        return List.of(Files.getLastModifiedTime(files.certificate()), Files.getLastModifiedTime(files.key()));
    }

    private synchronized X509ExtendedKeyManager current() {
        long now = System.nanoTime();
        if (now - looked > PERIOD) {
            looked = now;
            try {
                List<FileTime> found = times();
                if (!found.equals(changed)) {
                    changed = found;
                    keys = files.read();
                    LOG.info("The certificate in {} was read again", files.certificate());
                }
            } catch (IOException e) {
                LOG.warn("The new certificate is not used: {}", e.getMessage());
            }
        }
        return keys;
    }

    @Override
    public @Nullable String chooseEngineServerAlias(
            String type, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
        return current().chooseEngineServerAlias(type, issuers, engine);
    }

    @Override
    public @Nullable String chooseServerAlias(String type, Principal @Nullable [] issuers, @Nullable Socket socket) {
        return current().chooseServerAlias(type, issuers, socket);
    }

    @Override
    public String @Nullable [] getServerAliases(String type, Principal @Nullable [] issuers) {
        return current().getServerAliases(type, issuers);
    }

    @Override
    public X509Certificate @Nullable [] getCertificateChain(String alias) {
        return current().getCertificateChain(alias);
    }

    @Override
    public @Nullable PrivateKey getPrivateKey(String alias) {
        return current().getPrivateKey(alias);
    }

    @Override
    public String @Nullable [] getClientAliases(String type, Principal @Nullable [] issuers) {
        return null; // a server only
    }

    @Override
    public @Nullable String chooseClientAlias(String[] types, Principal @Nullable [] issuers, @Nullable Socket socket) {
        return null;
    }
}
