package io.azulejo.engine.value;

/**
 * The layout of a binary item, on one screen.
 *
 * <pre>
 * item       := size:int32 count:int32 attribute*           size as DynamoDB counts it
 * attribute  := name value
 * name       := length:varint utf8
 * value      := type:byte payload
 * S, N, B    := length:varint bytes                         N as its normalised decimal text
 * BOOL       := 0 or 1
 * NULL       := (nothing)
 * SS, NS, BS := bytes:int32 count:int32 (length:varint bytes)*
 * L          := bytes:int32 count:int32 value*
 * M          := bytes:int32 count:int32 attribute*
 * </pre>
 *
 * <p>Containers carry their length in bytes, so that one attribute is found by stepping over the others.
 */
final class ItemFormat {
    static final int HEADER = 8;
    /** DynamoDB counts three bytes for a list or map itself and one more for each of its elements. */
    static final int CONTAINER_SIZE = 3;

    static final int ELEMENT_SIZE = 1;
    static final int MAX_DEPTH = 32;

    private ItemFormat() {}
}
