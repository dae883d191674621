package io.azulejo.cli.admin;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.password.Passwords;
import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.serve.BuiltInServices;
import io.azulejo.cli.setting.SelectedStore;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.wavyblog.domain.Registration;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.WavyBlogTableDesign;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Command that creates an admin of WavyBlog. */
@Command(
        name = "wavyblog",
        description = "Makes a user an admin of WavyBlog; registers the user first if the name is free.",
        mixinStandardHelpOptions = true)
final class WavyBlogAdminCommand implements Callable<Integer> {
    @Parameters(paramLabel = "USERNAME", description = "The user's name.")
    @SuppressWarnings("NullAway.Init")
    private String username;

    @Option(names = "--email", paramLabel = "ADDRESS", description = "The address of a new user.")
    private @Nullable String email;

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
        WavyBlogTableDesign table = WavyBlogTableDesign.on(client, BuiltInServices.tables());
        table.createTables();
        if (table.user(username).isPresent()) {
            table.userTable()
                    .update(UserKeys.of(username))
                    .set(UserAttributes.ROLE, Role.ADMIN)
                    .run();
            return username + " is an admin of WavyBlog now, from the next sign-in on";
        }
        if (email == null) {
            throw new CommandFailedException("There is no user " + username + ": give --email to register one");
        }
        NewPassword.Chosen chosen = password.choose();
        try {
            new Registration(table, new Passwords(PasswordOptions.defaults()))
                    .register(username, email, chosen.password(), Role.ADMIN);
        } catch (ProblemException e) {
            throw new CommandFailedException(String.valueOf(e.getMessage()), e);
        }
        return username + " is registered as an admin of WavyBlog" + chosen.told();
    }
}
