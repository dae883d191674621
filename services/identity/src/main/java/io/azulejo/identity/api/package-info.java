/** HTTP API of the local issuer. No response contains a password hash. */
@NullMarked
package io.azulejo.identity.api;

import org.jspecify.annotations.NullMarked;
