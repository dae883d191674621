package io.azulejo.engine;

/** Events that an acknowledged write survives. */
public enum Durability {
    /** Power loss: a write is on the disk before it is acknowledged. */
    FSYNC,
    /** The end of the process. Power loss may lose the most recent writes, but never the store. */
    OS,
    /** Nothing: the engine keeps everything in memory. */
    MEMORY
}
