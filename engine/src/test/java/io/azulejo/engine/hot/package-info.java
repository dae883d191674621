/**
 * Tests of compiled code: a JVM with the optimising compiler first runs every read and write path with the usual keys
 * and values until they are compiled for these, then with keys and values of other shapes. Begin with
 * {@link io.azulejo.engine.hot.HotJvm}.
 */
@NullMarked
package io.azulejo.engine.hot;

import org.jspecify.annotations.NullMarked;
