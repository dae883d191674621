/** Benchmarks of the HTTP server, compared with a bare endpoint of the same web server. */
@NullMarked
package io.azulejo.bench.http;

import org.jspecify.annotations.NullMarked;
