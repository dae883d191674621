package io.azulejo.toolkit.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.QueryPosition.ShardPosition;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class QueryPositionTest {
    private static final QueryPosition POSITION = new QueryPosition(
            3,
            List.of(
                    new ShardPosition.Start(),
                    new ShardPosition.End(),
                    new ShardPosition.After(Map.of(
                            "PK",
                            AttributeValue.fromS("MEMBER#ä\uD83D\uDE00"),
                            "Count",
                            AttributeValue.fromN("-1.5"),
                            "Raw",
                            AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, -1}))))));

    @Test
    void fromBytes_ofAnyPosition_givesItBack() {
        assertThat(QueryPosition.fromBytes(POSITION.toBytes())).isEqualTo(POSITION);
    }

    @Test
    void inside_ofAPositionOutsideTheRange_startsOrEndsIt() {
        QueryPosition position = new QueryPosition(0, List.of(after("A"), after("M"), after("Z")));
        AttributeValue low = AttributeValue.fromS("ISSUE#");
        AttributeValue high = AttributeValue.fromS("REPO");

        assertThat(position.inside("SK", low, high, false).shards())
                .containsExactly(new ShardPosition.Start(), after("M"), new ShardPosition.End());
        assertThat(position.inside("SK", low, high, true).shards())
                .containsExactly(new ShardPosition.End(), after("M"), new ShardPosition.Start());
    }

    private static ShardPosition after(String sortKey) {
        return new ShardPosition.After(Map.of("SK", AttributeValue.fromS(sortKey)));
    }

    @Test
    void fromBytes_ofTruncatedBytes_isRefused() {
        byte[] bytes = POSITION.toBytes();
        assertThatThrownBy(() -> QueryPosition.fromBytes(Arrays.copyOf(bytes, bytes.length - 1)))
                .isInstanceOf(InvalidCursorException.class);
    }
}
