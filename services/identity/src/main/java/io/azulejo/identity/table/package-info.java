/** Table of the local issuer: accounts, their addresses and memberships. */
@NullMarked
package io.azulejo.identity.table;

import org.jspecify.annotations.NullMarked;
