package io.azulejo.cli.admin;

import io.azulejo.auth.token.SigningKeys;
import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.serve.BuiltInServices;
import io.azulejo.cli.setting.SelectedStore;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.notifications.Notifications;
import io.azulejo.notifications.NotificationsOptions;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.NotificationsTableDesign;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Command that creates an admin of the notifications service. */
@Command(
        name = "notifications",
        description = "Makes a user an admin of the notifications service; registers the user first if the address has"
                + " none.",
        mixinStandardHelpOptions = true)
final class NotificationsAdminCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ADDRESS", description = "The user's e-mail address.")
    @SuppressWarnings("NullAway.Init")
    private String email;

    @Option(names = "--name", paramLabel = "NAME", description = "The name of a new user.")
    private @Nullable String name;

    @Mixin
    private final NewPassword password = new NewPassword();

    @Mixin
    private final SelectedStore store = new SelectedStore();

    @Override
    public Integer call() {
        store.printResult(this::promote);
        return CommandLine.ExitCode.OK;
    }

    private String promote(DynamoDbClient client) {
        ToolkitOptions tables = BuiltInServices.tables();
        NotificationsTableDesign table = NotificationsTableDesign.on(client, tables);
        table.createTables();
        try {
            String address = TextValidation.email(email);
            List<User> found = table.userByEmail(address);
            if (found.size() > 1) {
                throw new CommandFailedException("There are " + found.size() + " users with the address " + address
                        + ": start an e-mail backfill, which lists them, and leave the address to one of them");
            }
            return found.isEmpty() ? register(client, tables, address) : raise(table, found.getFirst());
        } catch (ProblemException e) {
            throw new CommandFailedException(String.valueOf(e.getMessage()), e);
        }
    }

    private static String raise(NotificationsTable table, User user) {
        table.userTable()
                .update(UserKeys.of(user.id()))
                .set(UserAttributes.ROLE, Role.ADMIN)
                .run();
        return user.email() + " is an admin of the notifications now, from the next sign-in on";
    }

    private String register(DynamoDbClient client, ToolkitOptions tables, String address) {
        NewPassword.Chosen chosen = password.choose();
        new Notifications(
                        client,
                        SigningKeys.inMemory(InstantSource.system()),
                        NotificationsOptions.defaults().withTable(tables))
                .signUp()
                .signUp(address, chosen.password(), name, Role.ADMIN);
        return address + " is registered as an admin of the notifications" + chosen.told();
    }
}
