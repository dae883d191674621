/** Sign-in at a service that has its own users: request bodies, and sign-ins that last until they are ended. */
@NullMarked
package io.azulejo.auth.signin;

import org.jspecify.annotations.NullMarked;
