/** Controllers, wire records, errors and tokens. */
@NullMarked
package io.azulejo.examples.conduit.api;

import org.jspecify.annotations.NullMarked;
