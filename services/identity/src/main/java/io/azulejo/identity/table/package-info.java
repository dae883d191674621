/** The local issuer's table: accounts, their addresses and memberships. */
@NullMarked
package io.azulejo.identity.table;

import org.jspecify.annotations.NullMarked;
