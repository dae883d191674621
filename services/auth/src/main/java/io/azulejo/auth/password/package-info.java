/** Password rules, hashing, and verification of legacy hashes. */
@NullMarked
package io.azulejo.auth.password;

import org.jspecify.annotations.NullMarked;
