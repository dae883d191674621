package io.azulejo.server.signature;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A parsed {@code Authorization} header of AWS Signature Version 4. */
record Authorization(Scope scope, List<String> signedHeaders, String signature) {
    private static final String ALGORITHM = "AWS4-HMAC-SHA256";

    /** Credential scope: access key id, day, region and service. */
    record Scope(String accessKeyId, String date, String region, String service) {
        private static final int PARTS = 5;
        private static final String TERMINATOR = "aws4_request";

        static Scope parse(String credential) {
            String[] parts = credential.split("/", -1);
            if (parts.length != PARTS || !TERMINATOR.equals(parts[PARTS - 1])) {
                throw incomplete("Credential must have exactly 5 slash-delimited elements, e.g. "
                        + "keyid/date/region/service/term, got '" + credential + "'");
            }
            return new Scope(parts[0], parts[1], parts[2], parts[3]);
        }

        String text() {
            return date + "/" + region + "/" + service + "/" + TERMINATOR;
        }
    }

    static Authorization parse(String header) {
        if (!header.startsWith(ALGORITHM + " ")) {
            throw new EngineException(
                    DynamoDbError.MISSING_AUTHENTICATION_TOKEN, "Request is missing Authentication Token");
        }
        Map<String, String> parameters = parameters(header.substring(ALGORITHM.length()));
        StringBuilder missing = new StringBuilder();
        for (String name : List.of("Credential", "Signature", "SignedHeaders")) {
            if (parameters.getOrDefault(name, "").isEmpty()) {
                missing.append("Authorization header requires '").append(name).append("' parameter. ");
            }
        }
        if (!missing.isEmpty()) {
            throw incomplete(missing + "Authorization=" + header);
        }
        return new Authorization(
                Scope.parse(parameters.getOrDefault("Credential", "")),
                List.of(parameters.getOrDefault("SignedHeaders", "").split(";", -1)),
                parameters.getOrDefault("Signature", ""));
    }

    private static Map<String, String> parameters(String text) {
        Map<String, String> parameters = new HashMap<>();
        for (String pair : text.split("[, ]+", -1)) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                parameters.put(pair.substring(0, equals), pair.substring(equals + 1));
            }
        }
        return parameters;
    }

    static EngineException incomplete(String message) {
        return new EngineException(DynamoDbError.INCOMPLETE_SIGNATURE, message);
    }
}
