/** Upserts, counters in maps and paths into maps of records. */
@NullMarked
package io.azulejo.tests.counter;

import org.jspecify.annotations.NullMarked;
