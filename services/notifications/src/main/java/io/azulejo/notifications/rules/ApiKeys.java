package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.ApiKey;
import io.azulejo.notifications.table.ApiKeyBuilder;
import io.azulejo.notifications.table.ApiKeyKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import io.azulejo.web.token.Caller;
import io.azulejo.web.token.Secrets;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Keys with which programs write notifications. A key is a bearer token that never expires, may do nothing but produce,
 * and counts only while its owner may produce too. Thread-safe.
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

    /** A key as it is shown once. */
    public record NewKey(ApiKey key, String text) {}

    /** Whether a caller is a key, and not a user who signed in. */
    static boolean isKey(Caller caller) {
        return caller.subject().startsWith(ID_PREFIX);
    }

    /** Whether a bearer token is the text of a key. */
    public static boolean isKey(String token) {
        return token.startsWith(PREFIX);
    }

    public NewKey create(User owner, String name) {
        if (table.apiKeys(owner.id()).size() >= MOST) {
            throw ProblemException.conflict("A user has at most " + MOST + " keys: delete one");
        }
        String secret = Secrets.random();
        ApiKey key = table.apiKeyTable()
                .create(ApiKeyBuilder.blank()
                        .userId(owner.id())
                        .name(Texts.line("name", name, LONGEST_NAME))
                        .secretHash(Secrets.hash(secret))
                        .build());
        String user = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(owner.id().getBytes(StandardCharsets.UTF_8));
        return new NewKey(key, PREFIX + user + "." + key.keyId() + "." + secret);
    }

    public void delete(User owner, String keyId) {
        if (table.apiKeyTable().delete(ApiKeyKeys.of(owner.id(), keyId)).isEmpty()) {
            throw ProblemException.notFound("API key", keyId);
        }
    }

    /** The key as a caller of its own; 401 if there is no such key, or its owner may not produce any more. */
    public Caller verify(String text) {
        String[] parts = text.substring(PREFIX.length()).split("\\.", -1);
        if (parts.length != 3 || Arrays.asList(parts).contains("")) {
            throw unknown();
        }
        Optional<ApiKey> key = table.apiKey(owner(parts[0]), parts[1])
                .filter(found -> same(found.secretHash(), Secrets.hash(parts[2])));
        boolean allowed = key.flatMap(found -> table.user(found.userId()))
                .filter(owner -> owner.active() && owner.knownRole() != Role.USER)
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
        return ProblemException.unauthenticated("The API key is unknown or its owner may not produce");
    }
}
