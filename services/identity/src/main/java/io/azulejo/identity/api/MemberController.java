package io.azulejo.identity.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.identity.domain.Accounts;
import io.azulejo.identity.domain.Members;
import io.azulejo.identity.table.IdentityTable;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Members of tenants and their roles. */
@Valid
@Controller
@Path("/identity/tenants/{tenant}/members")
final class MemberController {
    private final IdentityTable table;
    private final Accounts accounts;
    private final Members members;

    MemberController(IdentityTable table, Accounts accounts, Members members) {
        this.table = table;
        this.accounts = accounts;
        this.members = members;
    }

    /** Lists the members of a tenant and their roles. For owners of the tenant. */
    @Get
    PageBody<MemberView> list(
            String tenant,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Caller caller = accounts.currentCaller(Caller.of(request));
        members.requireOwner(caller, tenant);
        return PageBody.of(table.members(tenant, PageQuery.of(limit, cursor).scope(tenant)), MemberView::of);
    }

    /** Sets an account's roles in a tenant. For owners of the tenant. */
    @Put("/{accountId}")
    MemberView grant(String tenant, String accountId, RolesChange body, ServerRequest request) {
        return MemberView.of(members.grant(Caller.of(request), tenant, accountId, body.roles()));
    }

    /** Removes an account from a tenant. For owners of the tenant. */
    @Delete("/{accountId}")
    void revoke(String tenant, String accountId, ServerRequest request, ServerResponse response) {
        members.revoke(Caller.of(request), tenant, accountId);
        response.status(204).send();
    }

    /** Request to set a member's roles. */
    @Json
    @Valid
    record RolesChange(Set<String> roles) {}
}
