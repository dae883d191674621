/** Suites that run on every backend: in memory, on a folder and over the wire. */
@NullMarked
package io.azulejo.engine.suite;

import org.jspecify.annotations.NullMarked;
