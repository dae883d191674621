package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.Durability;
import org.junit.jupiter.api.Test;

class StoreOptionsTest {

    @Test
    void cache_byDefault_isAsLargeAsTheHeapMayBecome_withinBounds() {
        long heap = Runtime.getRuntime().maxMemory();
        assertThat(StoreOptions.of(Durability.OS).cacheBytes())
                .isEqualTo(Math.max(32L << 20, Math.min(heap, 2L << 30)));
    }

    @Test
    void cache_tooSmallToWorkWith_isRefused() {
        assertThatThrownBy(() -> StoreOptions.of(Durability.OS).withCacheBytes(1000))
                .hasMessageContaining("cacheBytes is 1000; give at least 1 MB");
    }
}
