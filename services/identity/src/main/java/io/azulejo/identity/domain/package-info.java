/** Domain logic of accounts and memberships. */
@NullMarked
package io.azulejo.identity.domain;

import org.jspecify.annotations.NullMarked;
