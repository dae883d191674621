package io.azulejo.server.signature;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Verification that a request was signed recently, and exactly as received, by one of the configured access keys.
 *
 * <p>Thread-safe. The signing key of a day is derived once, because four of the five HMACs of a signature are the same
 * for all requests of that day.
 */
public final class SignatureCheck {
    private static final DateTimeFormatter AMZ_DATE =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);
    private static final Duration CLOCK_SKEW = Duration.ofMinutes(15);
    private static final int DERIVED_KEYS = 64;
    /** Without these headers a captured signature could be replayed with another operation, date or host. */
    private static final List<String> MUST_BE_SIGNED = List.of("host", "x-amz-date", "x-amz-target");

    private final Map<String, AccessKey> accessKeys;
    private final InstantSource clock;
    private final Map<Authorization.Scope, byte[]> derivedKeys = new ConcurrentHashMap<>();

    public SignatureCheck(Collection<AccessKey> accessKeys, InstantSource clock) {
        this.accessKeys = accessKeys.stream().collect(Collectors.toUnmodifiableMap(AccessKey::id, Function.identity()));
        this.clock = clock;
    }

    /**
     * Checks everything about a signature except the signature itself, so that the body of an unknown caller need not
     * be read.
     *
     * @throws EngineException as DynamoDB answers, if there is no signature of a known key, or it is too old
     */
    public Claim claim(SignedRequest request) {
        List<String> header = request.header("authorization");
        if (header.size() != 1) {
            throw new EngineException(
                    DynamoDbError.MISSING_AUTHENTICATION_TOKEN, "Request is missing Authentication Token");
        }
        Authorization authorization = Authorization.parse(header.get(0));
        AccessKey accessKey = accessKeys.get(authorization.scope().accessKeyId());
        if (accessKey == null) {
            throw new EngineException(
                    DynamoDbError.UNRECOGNIZED_CLIENT, "The security token included in the request is invalid.");
        }
        for (String name : MUST_BE_SIGNED) {
            if (!authorization.signedHeaders().contains(name)) {
                throw invalid("'" + name + "' must be a 'SignedHeader' in the AWS Authorization.");
            }
        }
        return new Claim(request, authorization, accessKey, signingDate(request, authorization.scope()));
    }

    /** A request that claims to be signed by a known key. Not thread-safe. */
    public final class Claim {
        private final SignedRequest request;
        private final Authorization authorization;
        private final AccessKey accessKey;
        private final String date;

        private Claim(SignedRequest request, Authorization authorization, AccessKey accessKey, String date) {
            this.request = request;
            this.authorization = authorization;
            this.accessKey = accessKey;
            this.date = date;
        }

        /**
         * Returns normally if the request was signed with this body; otherwise throws the error that DynamoDB answers
         * with.
         */
        public void verify(byte[] body) {
            String toSign =
                    "AWS4-HMAC-SHA256\n" + date + "\n" + authorization.scope().text() + "\n"
                            + CanonicalRequest.hash(request, authorization.signedHeaders(), body);
            byte[] expected = Digests.hmac(derivedKey(authorization.scope(), accessKey), toSign);
            if (!MessageDigest.isEqual(ascii(HexFormat.of().formatHex(expected)), ascii(authorization.signature()))) {
                throw invalid("The request signature we calculated does not match the signature you provided. Check"
                        + " your AWS Secret Access Key and signing method. Consult the service documentation for"
                        + " details.");
            }
        }
    }

    private String signingDate(SignedRequest request, Authorization.Scope scope) {
        List<String> header = request.header("x-amz-date");
        String date = header.size() == 1 ? header.get(0) : "";
        Instant signedAt = parseDate(date);
        if (signedAt == null) {
            throw Authorization.incomplete("Date must be in ISO-8601 'basic format'. Got '" + date
                    + "'. See http://en.wikipedia.org/wiki/ISO_8601");
        }
        if (!date.startsWith(scope.date())) {
            throw invalid("Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '"
                    + scope.date() + "' != '" + date.substring(0, 8) + "', from '" + date + "'.");
        }
        Instant now = clock.instant();
        if (signedAt.isBefore(now.minus(CLOCK_SKEW))) {
            throw invalid("Signature expired: " + date + " is now earlier than "
                    + AMZ_DATE.format(now.minus(CLOCK_SKEW)) + " (" + AMZ_DATE.format(now) + " - 15 min.)");
        }
        if (signedAt.isAfter(now.plus(CLOCK_SKEW))) {
            throw invalid("Signature not yet current: " + date + " is still later than "
                    + AMZ_DATE.format(now.plus(CLOCK_SKEW)) + " (" + AMZ_DATE.format(now) + " + 15 min.)");
        }
        return date;
    }

    private static @Nullable Instant parseDate(String date) {
        try {
            return Instant.from(AMZ_DATE.parse(date));
        } catch (DateTimeParseException e) {
            return null;
        }
    }

    private byte[] derivedKey(Authorization.Scope scope, AccessKey accessKey) {
        byte[] known = derivedKeys.get(scope);
        if (known != null) {
            return known;
        }
        if (derivedKeys.size() >= DERIVED_KEYS) {
            // Region and service come from the caller: clear the cache rather than let it grow.
            derivedKeys.clear();
        }
        byte[] key = ("AWS4" + accessKey.secret()).getBytes(StandardCharsets.UTF_8);
        for (String part : List.of(scope.date(), scope.region(), scope.service(), "aws4_request")) {
            key = Digests.hmac(key, part);
        }
        derivedKeys.put(scope, key);
        return key;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static EngineException invalid(String message) {
        return new EngineException(DynamoDbError.INVALID_SIGNATURE, message);
    }
}
