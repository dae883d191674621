/**
 * Planning and execution of writes. A {@link io.azulejo.toolkit.write.Write} is planned, the plans of a transaction are
 * merged, and {@link io.azulejo.toolkit.write.WriteRunner} sends them and translates failures. Used by the public API
 * of the toolkit, not by applications.
 */
@NullMarked
package io.azulejo.toolkit.write;

import org.jspecify.annotations.NullMarked;
