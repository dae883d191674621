package io.azulejo.web.sample;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.idempotency.IdempotencyRecord;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.JobTable;
import io.azulejo.web.signin.PasswordReset;
import io.azulejo.web.token.RefreshToken;
import java.util.List;
import java.util.Optional;

/** A design of what services share, and of something to sell. */
@SingleTable(
        name = "${STORE_TABLE:Store}",
        entities = {RefreshToken.class, PasswordReset.class, IdempotencyRecord.class, JobRecord.class, Sale.class})
public interface StoreTable extends JobTable {

    @AccessPattern("All that was sold")
    @Query(consistent = true)
    List<Sale> sales();

    @AccessPattern("Something that was sold")
    @Get(consistent = true)
    Optional<Sale> sale(String id);

    EntityTable<RefreshToken> refreshTokens();

    EntityTable<PasswordReset> passwordResets();

    EntityTable<IdempotencyRecord> idempotency();

    TransactWrite transaction();
}
