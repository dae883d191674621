package io.azulejo.engine;

/** What an acknowledged write survives. */
public enum Durability {
    /** Power loss: a write is on the disk before it is acknowledged. */
    FSYNC,
    /** The end of the process; power loss may cost the last moments, never the store. */
    OS,
    /** Nothing: the engine keeps everything in memory. */
    MEMORY
}
