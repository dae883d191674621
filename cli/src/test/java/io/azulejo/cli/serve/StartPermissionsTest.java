package io.azulejo.cli.serve;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.testing.iam.IamPolicyCheck;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** IAM permissions to start the services, in addition to those of each service. */
class StartPermissionsTest {

    @Test
    void start_onNoTables_needsTheRightsToCreateThem_andLaterThoseToDescribeThem() {
        try (DynamoDbClient client = EmbeddedDynamoDb.inMemory()) {
            IamPolicyCheck creating = IamPolicyCheck.of("create-tables", Map.of());
            start(creating.restrict(client));
            creating.assertNothingDenied();
            creating.assertNothingUnused();

            IamPolicyCheck starting = IamPolicyCheck.of("start", Map.of());
            start(starting.restrict(client));
            starting.assertNothingDenied();
            starting.assertNothingUnused();
        }
    }

    private static void start(DynamoDbClient client) {
        ServeOptions options = ServeOptionsParser.options(Map.of());
        BuiltInServices.on(client, new ServerSecrets(null), options.services(), AccountMails.of(options))
                .createTables();
    }
}
