package io.azulejo.server.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.HttpSigner;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;

class SignatureCheckTest {
    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
    private static final String BODY = "{\"TableName\":\"Orders\"}";

    private final SignatureCheck check =
            new SignatureCheck(List.of(new AccessKey("AKIDALMA", "sésame/+=")), InstantSource.fixed(NOW));

    @Test
    void verify_requestSignedByTheSdk_passes() {
        Sent sent = signed("AKIDALMA", "sésame/+=", NOW, "http://localhost:8000/");

        assertThatCode(() -> verify(sent)).doesNotThrowAnyException();
    }

    @Test
    void verify_requestWithQueryAndSpacedHeader_passes() {
        Sent sent = signed("AKIDALMA", "sésame/+=", NOW, "http://localhost:8000/?b=2&a=1&c");

        assertThatCode(() -> verify(sent)).doesNotThrowAnyException();
    }

    @Test
    void verify_wrongSecret_isAnInvalidSignature() {
        refused(
                signed("AKIDALMA", "wrong", NOW, "http://localhost:8000/"),
                DynamoDbError.INVALID_SIGNATURE,
                "does not match");
    }

    @Test
    void verify_unknownAccessKey_isAnUnrecognizedClient() {
        refused(
                signed("AKIDBRUNO", "sésame/+=", NOW, "http://localhost:8000/"),
                DynamoDbError.UNRECOGNIZED_CLIENT,
                "security token");
    }

    @Test
    void verify_bodyChangedAfterSigning_isAnInvalidSignature() {
        Sent sent = signed("AKIDALMA", "sésame/+=", NOW, "http://localhost:8000/");

        refused(sent.withBody("{\"TableName\":\"Others\"}"), DynamoDbError.INVALID_SIGNATURE, "does not match");
    }

    @ParameterizedTest
    @ValueSource(strings = {"host", "x-amz-target", "x-amz-date", "content-type"})
    void verify_signedHeaderChangedAfterSigning_isAnInvalidSignature(String header) {
        Sent sent = signed("AKIDALMA", "sésame/+=", NOW, "http://localhost:8000/");
        String changed = header.equals("x-amz-date") ? "20260301T120100Z" : "changed";

        refused(sent.withHeader(header, old -> changed), DynamoDbError.INVALID_SIGNATURE, "does not match");
    }

    @Test
    void verify_signatureOfAnHourAgo_isExpired() {
        refused(
                signed("AKIDALMA", "sésame/+=", NOW.minus(Duration.ofHours(1)), "http://localhost:8000/"),
                DynamoDbError.INVALID_SIGNATURE,
                "Signature expired: 20260301T110000Z is now earlier than 20260301T114500Z (20260301T120000Z - 15 min.)");
    }

    @Test
    void verify_signatureOfTheFuture_isNotYetCurrent() {
        refused(
                signed("AKIDALMA", "sésame/+=", NOW.plus(Duration.ofHours(1)), "http://localhost:8000/"),
                DynamoDbError.INVALID_SIGNATURE,
                "Signature not yet current");
    }

    @Test
    void verify_noAuthorization_isAMissingToken() {
        Sent sent = signed("AKIDALMA", "sésame/+=", NOW, "http://localhost:8000/");

        refused(sent.without("authorization"), DynamoDbError.MISSING_AUTHENTICATION_TOKEN, "missing");
    }

    @Test
    void verify_otherScheme_isAMissingToken() {
        Sent sent = signed("AKIDALMA", "sésame/+=", NOW, "http://localhost:8000/");

        refused(
                sent.withHeader("authorization", old -> "Basic YWxtYTpwdw=="),
                DynamoDbError.MISSING_AUTHENTICATION_TOKEN,
                "missing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Credential", "SignedHeaders", "Signature"})
    void verify_authorizationWithoutAPart_isIncompleteAndNamesIt(String part) {
        Sent sent = signed("AKIDALMA", "sésame/+=", NOW, "http://localhost:8000/");

        refused(
                sent.withHeader("authorization", old -> old.replace(part + "=", "Other=")),
                DynamoDbError.INCOMPLETE_SIGNATURE,
                "requires '" + part + "' parameter");
    }

    @Test
    void verify_targetNotAmongTheSignedHeaders_isRefused() {
        Sent sent = signed("AKIDALMA", "sésame/+=", NOW, "http://localhost:8000/");

        refused(
                sent.withHeader("authorization", old -> old.replace(";x-amz-target", "")),
                DynamoDbError.INVALID_SIGNATURE,
                "'x-amz-target' must be a 'SignedHeader'");
    }

    @Test
    void verify_malformedDate_isIncomplete() {
        Sent sent = signed("AKIDALMA", "sésame/+=", NOW, "http://localhost:8000/");

        refused(sent.withHeader("x-amz-date", old -> "yesterday"), DynamoDbError.INCOMPLETE_SIGNATURE, "ISO-8601");
    }

    private void verify(Sent sent) {
        check.claim(sent).verify(sent.text().getBytes(StandardCharsets.UTF_8));
    }

    private void refused(Sent sent, DynamoDbError error, String text) {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> verify(sent))
                .satisfies(e -> assertThat(e.error()).isEqualTo(error))
                .withMessageContaining(text);
    }

    private static Sent signed(String keyId, String secret, Instant at, String uri) {
        SdkHttpRequest unsigned = SdkHttpRequest.builder()
                .method(SdkHttpMethod.POST)
                .uri(URI.create(uri))
                .putHeader("Content-Type", "application/x-amz-json-1.0")
                .putHeader("X-Amz-Target", "DynamoDB_20120810.DescribeTable")
                .putHeader("X-Note", "  two   spaces ")
                .build();
        SdkHttpRequest signed = AwsV4HttpSigner.create()
                .sign(request -> request.identity(AwsCredentialsIdentity.create(keyId, secret))
                        .request(unsigned)
                        .payload(ContentStreamProvider.fromUtf8String(BODY))
                        .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, "dynamodb")
                        .putProperty(AwsV4HttpSigner.REGION_NAME, "eu-west-3")
                        .putProperty(HttpSigner.SIGNING_CLOCK, Clock.fixed(at, ZoneOffset.UTC)))
                .request();
        Map<String, List<String>> headers = new TreeMap<>();
        signed.forEachHeader((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values));
        String query = URI.create(uri).getRawQuery();
        return new Sent(headers, query == null ? "" : query, BODY);
    }

    private record Sent(Map<String, List<String>> headers, String rawQuery, String text) implements SignedRequest {
        Sent withBody(String changed) {
            return new Sent(headers, rawQuery, changed);
        }

        Sent withHeader(String name, UnaryOperator<String> change) {
            Map<String, List<String>> changed = new TreeMap<>(headers);
            changed.put(name, List.of(change.apply(header(name).get(0))));
            return new Sent(changed, rawQuery, text);
        }

        Sent without(String name) {
            Map<String, List<String>> changed = new TreeMap<>(headers);
            changed.remove(name);
            return new Sent(changed, rawQuery, text);
        }

        @Override
        public String method() {
            return "POST";
        }

        @Override
        public String rawPath() {
            return "/";
        }

        @Override
        public List<String> header(String lowerCaseName) {
            return headers.getOrDefault(lowerCaseName, List.of());
        }
    }
}
