/** Annotations for the OpenAPI document: what the generator cannot derive from a service's code. */
@NullMarked
package io.azulejo.http.openapi;

import org.jspecify.annotations.NullMarked;
