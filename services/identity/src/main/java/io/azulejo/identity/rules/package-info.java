/** What may happen to accounts and memberships, in terms of the table. */
@NullMarked
package io.azulejo.identity.rules;

import org.jspecify.annotations.NullMarked;
