package io.azulejo.tests.twins;

import io.azulejo.annotation.Get;
import io.azulejo.annotation.SingleTable;
import io.azulejo.tests.twins.billing.User;
import java.util.Optional;

@SingleTable(
        name = "Twins",
        entities = {User.class, io.azulejo.tests.twins.forum.User.class},
        entityType = "Type")
public interface Twins {

    @Get
    Optional<User> customer(String userId);

    @Get
    Optional<io.azulejo.tests.twins.forum.User> member(String userId);
}
