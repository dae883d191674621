/** Runs the access patterns of compiled designs and records what they send. */
@NullMarked
package io.azulejo.studio.pattern;

import org.jspecify.annotations.NullMarked;
