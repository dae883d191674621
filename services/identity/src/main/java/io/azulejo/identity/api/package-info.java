/** The local issuer over HTTP: controllers, and bodies that never carry a password's hash. */
@NullMarked
package io.azulejo.identity.api;

import org.jspecify.annotations.NullMarked;
