/** The services over HTTP, beside a bare endpoint of the same web server that answers the same bytes. */
@NullMarked
package io.azulejo.bench.services;

import org.jspecify.annotations.NullMarked;
