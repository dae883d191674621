package io.azulejo.migrate;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Write of one item on the condition that it is as it was read. */
sealed interface RawWrite {

    TargetTable table();

    /** Returns the item as it was read; empty if there was none. */
    Map<String, AttributeValue> read();

    Map<String, AttributeValue> key();

    /** Change of an item in place, from one set of attributes to another. */
    record Rewrite(TargetTable table, Map<String, AttributeValue> read, Map<String, AttributeValue> target)
            implements RawWrite {
        @Override
        public Map<String, AttributeValue> key() {
            return table.ref().keyOf(read);
        }
    }

    /** Put of a whole item. */
    record Put(TargetTable table, Map<String, AttributeValue> read, Map<String, AttributeValue> item)
            implements RawWrite {
        @Override
        public Map<String, AttributeValue> key() {
            return table.ref().keyOf(item);
        }
    }

    /** Delete of an item that was read. */
    record Delete(TargetTable table, Map<String, AttributeValue> read) implements RawWrite {
        @Override
        public Map<String, AttributeValue> key() {
            return table.ref().keyOf(read);
        }
    }

    /** Check of an item that the others depend on. */
    record Check(TargetTable table, Map<String, AttributeValue> key, Map<String, AttributeValue> read)
            implements RawWrite {}
}
