/** Signing in at a service that has users of its own: what callers send, and sign-ins that go on until they are ended. */
@NullMarked
package io.azulejo.web.signin;

import org.jspecify.annotations.NullMarked;
