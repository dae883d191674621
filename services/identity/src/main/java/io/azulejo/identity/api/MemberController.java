package io.azulejo.identity.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.identity.rules.Accounts;
import io.azulejo.identity.rules.Members;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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

    /** Who may do what in a tenant; for its owners. */
    @Get
    PageBody<MemberView> list(
            String tenant,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Caller caller = accounts.acting(Caller.of(request));
        members.requireOwner(caller, tenant);
        return PageBody.of(table.members(tenant, PageQuery.of(limit, cursor).scope(tenant)), MemberView::of);
    }

    /** Gives an account these roles in a tenant, and no others there; for its owners. */
    @Put("/{accountId}")
    MemberView grant(String tenant, String accountId, RolesChange body, ServerRequest request) {
        return MemberView.of(members.grant(Caller.of(request), tenant, accountId, body.roles()));
    }

    /** Ends a membership; for owners of the tenant. */
    @Delete("/{accountId}")
    void revoke(String tenant, String accountId, ServerRequest request, ServerResponse response) {
        members.revoke(Caller.of(request), tenant, accountId);
        response.status(204).send();
    }

    /** What a member may do from now on. */
    @Json
    @Valid
    record RolesChange(Set<String> roles) {}
}
