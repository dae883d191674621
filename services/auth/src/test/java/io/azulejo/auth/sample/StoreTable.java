package io.azulejo.auth.sample;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.auth.signin.PasswordReset;
import io.azulejo.auth.token.RefreshToken;
import io.azulejo.patterns.idempotency.IdempotencyRecord;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.util.List;
import java.util.Optional;

/** Design with the entities that services share, and sales. */
@SingleTable(
        name = "${STORE_TABLE:Store}",
        entities = {RefreshToken.class, PasswordReset.class, IdempotencyRecord.class, JobRecord.class, Sale.class})
public interface StoreTable extends JobTable {

    @AccessPattern("All sales")
    @Query(consistent = true)
    List<Sale> sales();

    @AccessPattern("Sale by id")
    @Get(consistent = true)
    Optional<Sale> sale(String id);

    EntityTable<RefreshToken> refreshTokens();

    EntityTable<PasswordReset> passwordResets();

    EntityTable<IdempotencyRecord> idempotency();

    TransactWrite transaction();
}
