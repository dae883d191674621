/** Authentication: signed access tokens, signing keys and refresh tokens. */
@NullMarked
package io.azulejo.auth.token;

import org.jspecify.annotations.NullMarked;
