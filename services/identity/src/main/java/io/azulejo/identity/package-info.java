/** The local issuer: accounts that sign in here, and the tokens that other services trust. */
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Identity",
                        version = "1",
                        description = "Accounts, sign-ins, and who may do what in which tenant."))
@InjectModule(
        name = "Identity",
        requires = {IdentityTable.class, Passwords.class, SignIns.class, PasswordResets.class, ResetCourier.class})
@NullMarked
package io.azulejo.identity;

import io.avaje.inject.InjectModule;
import io.azulejo.identity.rules.ResetCourier;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.signin.PasswordResets;
import io.azulejo.web.signin.SignIns;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.info.Info;
import org.jspecify.annotations.NullMarked;
