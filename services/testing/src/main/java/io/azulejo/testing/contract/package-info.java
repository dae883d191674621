/** Check of every request and response of a service's tests against the service's OpenAPI document. */
@NullMarked
package io.azulejo.testing.contract;

import org.jspecify.annotations.NullMarked;
