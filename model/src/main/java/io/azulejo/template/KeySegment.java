package io.azulejo.template;

/** Literal or component within a {@link KeyTemplate}. */
public sealed interface KeySegment {

    /** Fixed text that is part of every key. */
    record Literal(String text) implements KeySegment {}

    /** Value of a component, written in a format. */
    record Component(String name, KeyFormat format) implements KeySegment {}

    /** Shard number of a sharded partition, computed from the table key. */
    record Shard() implements KeySegment {}
}
