/** Mails about accounts, and the signed links in them. */
@NullMarked
package io.azulejo.auth.mail;

import org.jspecify.annotations.NullMarked;
