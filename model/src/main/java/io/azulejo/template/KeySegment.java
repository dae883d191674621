package io.azulejo.template;

/** One literal or component within a {@link KeyTemplate}. */
public sealed interface KeySegment {

    /** Text that stands in every key made from the template. */
    record Literal(String text) implements KeySegment {}

    /** The value of a component, written in a format. */
    record Component(String name, KeyFormat format) implements KeySegment {}

    /** The shard number of a spread partition, computed from the table key. */
    record Shard() implements KeySegment {}
}
