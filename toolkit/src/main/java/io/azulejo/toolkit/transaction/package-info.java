/** All-or-nothing writes and reads, their constraints and their reasons to fail. */
@NullMarked
package io.azulejo.toolkit.transaction;

import org.jspecify.annotations.NullMarked;
