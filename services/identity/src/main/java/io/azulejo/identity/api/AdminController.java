package io.azulejo.identity.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.identity.rules.Accounts;
import io.azulejo.identity.table.Account;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;

@Valid
@Controller
@Path("/identity/accounts")
final class AdminController {
    private final Accounts accounts;

    AdminController(Accounts accounts) {
        this.accounts = accounts;
    }

    /** An account and its memberships; for platform admins. */
    @Get("/{accountId}")
    MeView account(String accountId, ServerRequest request) {
        admin(request);
        return MeView.of(accounts.known(accountId));
    }

    /** Disables an account, or enables it again; every sign-in of it ends. For platform admins. */
    @Put("/{accountId}/disabled")
    AccountView setDisabled(String accountId, DisabledChange body, ServerRequest request) {
        return AccountView.of(accounts.setDisabled(admin(request), accountId, body.disabled()));
    }

    private Caller admin(ServerRequest request) {
        Caller caller = accounts.acting(Caller.of(request));
        caller.require(Account.PLATFORM_ADMIN);
        return caller;
    }

    /** Whether an account may sign in. */
    @Json
    @Valid
    record DisabledChange(boolean disabled) {}
}
