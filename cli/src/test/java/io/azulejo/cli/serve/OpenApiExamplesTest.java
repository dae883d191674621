package io.azulejo.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.avaje.jsonb.Jsonb;
import io.azulejo.testing.contract.SchemaCheck;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Examples in the OpenAPI documents of all services. */
final class OpenApiExamplesTest {

    @Test
    void examples_ofEveryBodyAndParameter_areValidBySchema() throws IOException {
        List<String> errors = new ArrayList<>();
        int examples = 0;
        List<URL> documents =
                Collections.list(OpenApiExamplesTest.class.getClassLoader().getResources("META-INF/openapi.json"));
        assertThat(documents).hasSizeGreaterThanOrEqualTo(6);
        for (URL url : documents) {
            try (InputStream in = url.openStream()) {
                Map<String, Object> document =
                        Jsonb.instance().type(Object.class).map().fromJson(in);
                examples += check(document, errors);
            }
        }
        assertThat(errors).isEmpty();
        assertThat(examples).isGreaterThan(50);
    }

    private static int check(Map<String, Object> document, List<String> errors) {
        Map<String, Object> schemas = map(map(document.get("components")).get("schemas"));
        int examples = 0;
        for (Map.Entry<String, Object> path : map(document.get("paths")).entrySet()) {
            for (Map.Entry<String, Object> operation : map(path.getValue()).entrySet()) {
                String name = operation.getKey() + " " + path.getKey();
                Map<String, Object> body = map(map(operation.getValue()).get("requestBody"));
                for (Object media : map(body.get("content")).values()) {
                    examples += check(name, schemas, map(media), errors);
                }
                Object parameters = map(operation.getValue()).get("parameters");
                for (Object parameter : parameters instanceof List<?> list ? list : List.of()) {
                    examples += check(name, schemas, map(parameter), errors);
                }
            }
        }
        return examples;
    }

    /** Checks the example of a media type or parameter, and returns how many it has. */
    private static int check(String name, Map<String, Object> schemas, Map<String, Object> one, List<String> errors) {
        Object schema = one.get("schema");
        if (schema == null || !one.containsKey("example")) {
            return 0;
        }
        SchemaCheck.errors(schemas, schema, one.get("example"), false)
                .forEach(error -> errors.add(name + ": " + error));
        return 1;
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    private static Map<String, Object> map(@Nullable Object object) {
        return object == null ? Map.of() : (Map<String, Object>) object;
    }
}
