package io.azulejo.http.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.openapi.Problems;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ProblemTypeDocumentTest {

    @Test
    void problemTypes_inTheOpenApiGenerator_areThoseOfTheServices() {
        assertThat(Problems.all())
                .containsExactlyElementsOf(Arrays.stream(ProblemType.values())
                        .map(type -> new Problems.Type(type.name(), type.status(), type.title()))
                        .toList());
        assertThat(Problems.all())
                .extracting(Problems.Type::uri)
                .containsExactlyElementsOf(Arrays.stream(ProblemType.values())
                        .map(ProblemType::uri)
                        .toList());
    }
}
