/** A local issuer for services that have no users of their own: accounts, and their roles in tenants. */
@NullMarked
package io.azulejo.web.identity;

import org.jspecify.annotations.NullMarked;
