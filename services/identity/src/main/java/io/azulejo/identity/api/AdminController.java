package io.azulejo.identity.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.identity.domain.AccountDeletion;
import io.azulejo.identity.domain.Accounts;
import io.azulejo.identity.table.Account;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Administration of accounts. For platform admins. */
@Valid
@Controller
@Path("/identity/accounts")
final class AdminController {
    private final Accounts accounts;
    private final AccountDeletion deletion;

    AdminController(Accounts accounts, AccountDeletion deletion) {
        this.deletion = deletion;
        this.accounts = accounts;
    }

    /** Returns an account and its memberships. For platform admins. */
    @Get("/{accountId}")
    MeView account(String accountId, ServerRequest request) {
        admin(request);
        return MeView.of(accounts.requireAccount(accountId));
    }

    /** Disables or enables an account, and ends all its sign-ins. For platform admins. */
    @Put("/{accountId}/disabled")
    @Answers(ProblemType.NOT_FOUND)
    AccountView setDisabled(String accountId, DisabledChange body, ServerRequest request) {
        return AccountView.of(accounts.setDisabled(admin(request), accountId, body.disabled()));
    }

    /** Deletes an account and its memberships. For platform admins. */
    @Delete("/{accountId}")
    void delete(String accountId, ServerRequest request, ServerResponse response) {
        deletion.delete(admin(request), accountId);
        response.status(204).send();
    }

    private Caller admin(ServerRequest request) {
        Caller caller = accounts.currentCaller(Caller.of(request));
        caller.require(Account.PLATFORM_ADMIN);
        return caller;
    }

    /** Request to disable or enable an account. */
    @Json
    @Valid
    record DisabledChange(boolean disabled) {}
}
