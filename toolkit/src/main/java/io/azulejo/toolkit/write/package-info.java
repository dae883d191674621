/**
 * How writes become actions on items: a {@link io.azulejo.toolkit.write.Write} is planned, the plans of a transaction are
 * put together, {@link io.azulejo.toolkit.write.WriteRunner} sends them and translates what went wrong. Used by the
 * typed faces of the toolkit, not by applications.
 */
@NullMarked
package io.azulejo.toolkit.write;

import org.jspecify.annotations.NullMarked;
