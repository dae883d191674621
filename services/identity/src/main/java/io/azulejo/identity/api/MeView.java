package io.azulejo.identity.api;

import io.avaje.jsonb.Json;
import io.azulejo.identity.table.IdentityTable;
import java.util.List;

/** Account with its memberships. */
@Json
record MeView(AccountView account, List<MemberView> memberships) {

    static MeView of(IdentityTable.AccountWithMemberships known) {
        return new MeView(
                AccountView.of(known.account()),
                known.memberships().stream().map(MemberView::of).toList());
    }
}
