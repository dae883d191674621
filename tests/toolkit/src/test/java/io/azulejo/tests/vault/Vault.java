package io.azulejo.tests.vault;

import io.azulejo.annotation.Get;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.List;
import java.util.Optional;

@SingleTable(name = "Vault", entities = Secret.class, entityType = "Type")
public interface Vault {

    EntityTable<Secret> secrets();

    @Get
    Optional<Secret> secret(String owner, String name);

    @Query
    List<Secret> secretsOf(String owner);

    @Query
    List<SecretText> textsOf(String owner);
}
