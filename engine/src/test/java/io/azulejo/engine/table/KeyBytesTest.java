package io.azulejo.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class KeyBytesTest {
    private static final byte[] PREFIX =
            new KeyWriter(Keyspace.INDEX_ENTRIES).int32(7).bytes();

    @Test
    void values_ofAPartition_areFoundInTheStoreKey() {
        List<Value> partition = List.of(
                new StringValue("a\0b\0"), NumberValue.of("-12.5"), new BinaryValue(new byte[] {0, 0, 1, (byte) 0xff}));
        List<TypedKeyAttribute> attributes = List.of(
                new TypedKeyAttribute("s", AttributeValueType.S),
                new TypedKeyAttribute("n", AttributeValueType.N),
                new TypedKeyAttribute("b", AttributeValueType.B));
        KeyWriter writer = KeyBytes.partition(new KeyWriter(PREFIX, 64), partition);
        byte[] key =
                KeyBytes.parts(writer, List.of(new StringValue("sort\0key"))).bytes();

        ByteBuffer found = Objects.requireNonNull(KeyBytes.partitionOf(key, 3));
        assertThat(KeyBytes.values(found, attributes)).isEqualTo(partition);
        assertThat(KeyBytes.partitionOf(key, 5)).isNull();
    }

    @Test
    void partition_ofAKeyThatHasNone_isNull() {
        assertThat(KeyBytes.partitionOf(PREFIX, 1)).isNull();
        assertThat(KeyBytes.partitionOf(new byte[] {1, 0, 0, 0, 7, 9}, 1)).isNull();
    }
}
