/** Passwords: rules, hashing, verification of hashes made elsewhere. */
@NullMarked
package io.azulejo.web.password;

import org.jspecify.annotations.NullMarked;
