/** Local token issuer: accounts that sign in here, and the tokens that other services trust. */
@ApiInfo(title = "Identity", description = "Accounts, sign-ins, and roles in tenants.")
@InjectModule(
        name = "Identity",
        requires = {
            IdentityTable.class,
            Passwords.class,
            SignIns.class,
            PasswordResets.class,
            AccountMailer.class,
            AccountLinks.class
        })
@NullMarked
package io.azulejo.identity;

import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.mail.AccountLinks;
import io.avaje.inject.InjectModule;
import io.azulejo.auth.password.Passwords;
import io.azulejo.auth.signin.PasswordResets;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.http.openapi.ApiInfo;
import org.jspecify.annotations.NullMarked;
