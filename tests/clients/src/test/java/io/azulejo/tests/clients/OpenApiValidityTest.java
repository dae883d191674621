package io.azulejo.tests.clients;

import static org.assertj.core.api.Assertions.assertThat;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.parser.OpenAPIV3Parser;
import io.swagger.v3.parser.core.models.ParseOptions;
import io.swagger.v3.parser.core.models.SwaggerParseResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The services' documents as a parser of the field reads them. */
class OpenApiValidityTest {

    @ParameterizedTest
    @ValueSource(strings = {"blog", "identity", "notifications", "orders", "sessions", "wavyblog"})
    void document_ofAService_isValidAndComplete(String service) throws IOException {
        check(Files.readString(Path.of("../../services/" + service + "/target/classes/META-INF/openapi.json")));
    }

    /** Fails if the document has errors or an operation lacks what every client needs. */
    static void check(String document) {
        ParseOptions options = new ParseOptions();
        options.setResolve(true);
        SwaggerParseResult result = new OpenAPIV3Parser().readContents(document, null, options);
        assertThat(result.getMessages()).isEmpty();
        OpenAPI api = result.getOpenAPI();
        assertThat(api.getOpenapi()).isEqualTo("3.1.0");
        assertThat(api.getTags())
                .allSatisfy(tag ->
                        assertThat(tag.getDescription()).as(tag.getName()).isNotBlank());
        assertThat(api.getComponents().getSchemas().keySet()).allMatch(name -> name.matches("\\w+"));
        assertThat(api.getComponents().getSecuritySchemes()).containsKey("bearer");
        Set<String> ids = new HashSet<>();
        api.getPaths()
                .forEach((path, item) -> item.readOperationsMap().forEach((method, operation) -> {
                    String name = method + " " + path;
                    assertThat(operation.getOperationId()).as(name).isNotBlank();
                    assertThat(ids.add(operation.getOperationId())).as(name).isTrue();
                    assertThat(operation.getSummary()).as(name).isNotBlank();
                    assertThat(operation.getSecurity()).as(name).isNotNull();
                    assertThat(operation.getTags()).as(name).hasSize(1);
                    checkResponses(name, operation, api);
                }));
    }

    private static void checkResponses(String name, Operation operation, OpenAPI api) {
        assertThat(operation.getResponses().keySet())
                .as(name)
                .contains("429", "500")
                .anyMatch(code -> code.startsWith("2"));
        operation.getResponses().forEach((status, response) -> {
            if (response.getContent() != null) {
                response.getContent().values().forEach(media -> checkReference(name, media.getSchema(), api));
            }
        });
    }

    private static void checkReference(String name, Schema<?> schema, OpenAPI api) {
        if (schema.get$ref() != null) {
            assertThat(api.getComponents().getSchemas())
                    .as(name)
                    .containsKey(schema.get$ref().substring("#/components/schemas/".length()));
        }
    }
}
