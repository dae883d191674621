package io.azulejo.engine.expression;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParsedCacheTest {
    private final ParsedCache<Integer> cache = new ParsedCache<>();

    @Test
    void get_afterPut_findsTheSame() {
        cache.put("a = :b", 1);

        assertThat(cache.get("a = :b")).isEqualTo(1);
        assertThat(cache.get("a = :c")).isNull();
    }

    @Test
    void put_ofManyTexts_staysBounded() {
        for (int i = 0; i < 10_000; i++) {
            cache.put("text" + i, i);
        }

        assertThat(cache.size()).isLessThanOrEqualTo(1024);
        assertThat(cache.get("text9999")).isEqualTo(9999);
        assertThat(cache.get("text0")).isNull();
    }

    @Test
    void put_ofManyTexts_keepsTheOneThatIsAskedForAllTheTime() {
        cache.put("hot", -1);
        for (int i = 0; i < 10_000; i++) {
            cache.put("text" + i, i);
            assertThat(cache.get("hot")).isEqualTo(-1);
        }
    }
}
