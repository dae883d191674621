package io.azulejo.tests.twins;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.tests.twins.billing.User;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class TwinsTest {

    @Test
    void entities_ofOneSimpleName_areToldApartByTheirPackages() {
        try (DynamoDbClient client = EmbeddedDynamoDb.inMemory()) {
            TwinsDesign twins = TwinsDesign.on(client);
            twins.createTables();
            User customer = twins.billingUserTable().create(new User("u1", "Ana Lima"));
            io.azulejo.tests.twins.forum.User member =
                    twins.forumUserTable().create(new io.azulejo.tests.twins.forum.User("u1", "ana"));

            assertThat(twins.customer("u1")).contains(customer);
            assertThat(twins.member("u1")).contains(member);
            assertThat(twins.billingUserTable().get(BillingUserKeys.of("u1"))).contains(customer);
        }
    }
}
