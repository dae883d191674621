/** Benchmarks of the services over HTTP, compared with a bare endpoint of the same web server. */
@NullMarked
package io.azulejo.bench.services;

import org.jspecify.annotations.NullMarked;
