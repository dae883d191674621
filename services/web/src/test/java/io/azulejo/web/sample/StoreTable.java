package io.azulejo.web.sample;

import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.web.idempotency.IdempotencyRecord;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.JobTable;
import io.azulejo.web.signin.PasswordReset;
import io.azulejo.web.token.RefreshToken;

/** A design of nothing but what services share. */
@SingleTable(
        name = "${STORE_TABLE:Store}",
        entities = {RefreshToken.class, PasswordReset.class, IdempotencyRecord.class, JobRecord.class})
public interface StoreTable extends JobTable {

    EntityTable<RefreshToken> refreshTokens();

    EntityTable<PasswordReset> passwordResets();

    EntityTable<IdempotencyRecord> idempotency();
}
