package io.azulejo.migrate;

import io.azulejo.design.IndexDefinition;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** Difference between a live table and the design, and what removes it. */
public sealed interface TableStep {

    /** Returns the physical name of the table. */
    String table();

    /** Returns the step as an instruction, such as {@code add index GSI2}. */
    String text();

    /** The table is missing and is created. */
    record CreateTable(String table) implements TableStep {
        @Override
        public String text() {
            return "create the table";
        }
    }

    /** A global index is missing and is added. */
    record AddIndex(String table, IndexDefinition index, String key) implements TableStep {
        @Override
        public String text() {
            return "add index " + index.name() + " " + key + " " + index.projection()
                    + (index.include().isEmpty() ? "" : " " + new TreeSet<>(index.include()));
        }
    }

    /** A global index is being created, perhaps by a migration before this one. */
    record AwaitIndex(String table, String index) implements TableStep {
        @Override
        public String text() {
            return "wait for index " + index;
        }
    }

    /** TTL is off and is turned on. */
    record EnableTtl(String table, String attribute) implements TableStep {
        @Override
        public String text() {
            return "turn on TTL for " + attribute;
        }
    }

    /** The table has no stream and gets one. */
    record EnableStream(String table, StreamViewType view) implements TableStep {
        @Override
        public String text() {
            return "turn on a stream with " + view;
        }
    }

    /**
     * DynamoDB cannot change this.
     *
     * @param fatal whether the items cannot be migrated either
     */
    record Impossible(String table, String text, boolean fatal) implements TableStep {}
}
