package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ImportMapTest {
    private final ImportMap map = new ImportMap(
            Map.of("lit", "/ui/lit/index.js", "lit/", "/ui/lit/", "lit/directives/", "/ui/lit-html/directives/"));

    @Test
    void json_severalSpecifiers_isSortedAndEscaped() {
        assertThat(new ImportMap(Map.of("b", "/b</script>", "a", "/\"a")).json())
                .isEqualTo("{\"imports\":{\"a\":\"/\\\"a\",\"b\":\"/b\\u003c/script\\u003e\"}}");
    }

    @Test
    void policySource_knownText_isItsSha256() {
        // printf '{"imports":{}}' | openssl dgst -sha256 -binary | base64
        assertThat(new ImportMap(Map.of()).policySource())
                .isEqualTo("'sha256-URrTy+Il/Nz0lHojVUx275hWqAWhkSF0VsHbUM4/6Hw='");
    }

    @Test
    void resolve_exactAndPrefix_longestPrefixWins() {
        assertThat(map.resolve("lit")).contains("/ui/lit/index.js");
        assertThat(map.resolve("lit/html.js")).contains("/ui/lit/html.js");
        assertThat(map.resolve("lit/directives/live.js")).contains("/ui/lit-html/directives/live.js");
        assertThat(map.resolve("react")).isEmpty();
    }
}
