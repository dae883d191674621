/** Shared test support for services: an HTTP client, a test clock, backends and fault injection. */
@NullMarked
package io.azulejo.testing;

import org.jspecify.annotations.NullMarked;
