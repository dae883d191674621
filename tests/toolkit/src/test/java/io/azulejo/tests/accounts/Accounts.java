package io.azulejo.tests.accounts;

import io.azulejo.annotation.Get;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.List;
import java.util.Optional;

@SingleTable(
        name = "Accounts",
        entities = {User.class, Organisation.class, Repo.class},
        entityType = "type")
public interface Accounts {

    EntityTable<User> users();

    EntityTable<Organisation> organisations();

    EntityTable<Repo> repos();

    @Get
    Optional<User> user(String name);

    @Get
    Optional<Organisation> organisation(String name);

    @Query(limit = 1)
    List<Account> account(String name);
}
