/** Annotation processor that writes the OpenAPI 3.1 document of a service while its controllers are compiled. */
@NullMarked
package io.azulejo.openapi;

import org.jspecify.annotations.NullMarked;
