/**
 * The engine's durable store, on RocksDB.
 *
 * <p>A store is a folder: {@code azulejo-store} holds the format version, {@code lock} keeps a second process out,
 * {@code data} belongs to RocksDB.
 */
@NullMarked
package io.azulejo.engine.rocksdb;

import org.jspecify.annotations.NullMarked;
