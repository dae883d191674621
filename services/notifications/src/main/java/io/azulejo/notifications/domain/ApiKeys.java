package io.azulejo.notifications.domain;

import io.azulejo.auth.token.Secrets;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.notifications.table.ApiKey;
import io.azulejo.notifications.table.ApiKeyBuilder;
import io.azulejo.notifications.table.ApiKeyKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * API keys for producers. A key is a bearer token that never expires, may only produce notifications, and works only
 * while its owner has the role to produce. Thread-safe.
 */
public final class ApiKeys {
    private static final String PREFIX = "azk_";
    private static final String ID_PREFIX = "key_";
    private static final int LONGEST_NAME = 100;
    private static final int MOST = 20;

    private final NotificationsTable table;

    public ApiKeys(NotificationsTable table) {
        this.table = table;
    }

    /** New key with its secret text, which is shown once. */
    public record NewKey(ApiKey key, String text) {}

    /** Returns whether the caller is an API key rather than a signed-in user. */
    static boolean isKey(Caller caller) {
        return caller.subject().startsWith(ID_PREFIX);
    }

    /** Returns whether a bearer token is an API key. */
    public static boolean isKey(String token) {
        return token.startsWith(PREFIX);
    }

    public NewKey create(User owner, String name) {
        if (table.apiKeys(owner.id()).size() >= MOST) {
            throw ProblemException.conflict("A user has at most " + MOST + " API keys; delete one first");
        }
        String secret = Secrets.random();
        ApiKey key = table.apiKeyTable()
                .create(ApiKeyBuilder.blank()
                        .userId(owner.id())
                        .name(TextValidation.line("name", name, LONGEST_NAME))
                        .secretHash(Secrets.hash(secret))
                        .build());
        String user = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(owner.id().getBytes(StandardCharsets.UTF_8));
        return new NewKey(key, PREFIX + user + "." + key.keyId() + "." + secret);
    }

    public void delete(User owner, String keyId) {
        if (table.apiKeyTable()
                .delete(ApiKeyKeys.of(owner.id(), Ids.requireId("API key", keyId)))
                .isEmpty()) {
            throw ProblemException.notFound("API key", keyId);
        }
    }

    /**
     * Verifies a key and returns it as a caller. Fails with 401 if the key is unknown or its owner may no longer
     * produce.
     */
    public Caller verify(String text) {
        String[] parts = text.substring(PREFIX.length()).split("\\.", -1);
        if (parts.length != 3 || Arrays.asList(parts).contains("")) {
            throw unknown();
        }
        Optional<ApiKey> key = table.apiKey(owner(parts[0]), parts[1])
                .filter(found -> same(found.secretHash(), Secrets.hash(parts[2])));
        boolean allowed = key.flatMap(found -> table.user(found.userId()))
                .filter(owner -> owner.active() && owner.role() != Role.USER)
                .isPresent();
        if (key.isEmpty() || !allowed) {
            throw unknown();
        }
        return new Caller(key.get().keyId(), key.get().name(), Set.of(Lookup.PRODUCER), Map.of());
    }

    private static String owner(String encoded) {
        try {
            return new String(Base64.getUrlDecoder().decode(encoded), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw unknown();
        }
    }

    private static boolean same(String left, String right) {
        return MessageDigest.isEqual(left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    }

    private static ProblemException unknown() {
        return ProblemException.unauthenticated("The API key is unknown or its owner may no longer produce");
    }
}
