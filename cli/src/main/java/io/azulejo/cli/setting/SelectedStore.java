package io.azulejo.cli.setting;

import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.engine.store.StoreException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Store that a command works on: a folder that no server has open, or an endpoint. */
public final class SelectedStore {
    @Mixin
    final StoreFlags flags = new StoreFlags();

    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    /** Runs work on the store; a missing folder is created. */
    public void use(Consumer<DynamoDbClient> work) {
        use(choice(), work);
    }

    /** Runs work on the store, and prints the message it returns. */
    public void printResult(Function<DynamoDbClient, String> work) {
        use(client -> {
            PrintWriter out = command.commandLine().getOut();
            out.println(work.apply(client));
            out.flush();
        });
    }

    /** Runs work that only reads; fails if the folder has no store, and creates none. */
    public void read(Consumer<DynamoDbClient> work) {
        StoreChoice choice = choice();
        if (choice instanceof StoreChoice.Folder folder && !Files.exists(folder.store())) {
            throw new CommandFailedException("There is no store in "
                    + folder.folder().toAbsolutePath().normalize()
                    + ": give --data with the folder of one, or --store with an endpoint");
        }
        use(choice, work);
    }

    /** Returns whether the store is not on this machine. */
    public boolean elsewhere() {
        return choice() instanceof StoreChoice.Remote remote
                && (remote.endpoint() == null
                        || !List.of("localhost", "127.0.0.1", "[::1]")
                                .contains(remote.endpoint().getHost()));
    }

    private void use(StoreChoice choice, Consumer<DynamoDbClient> work) {
        try (OpenStore store = open(choice)) {
            work.accept(store.client());
        } catch (SdkException e) {
            throw new CommandFailedException("The store rejected the request: " + e.getMessage(), e);
        }
    }

    private StoreChoice choice() {
        try {
            return StoreChoice.of(Settings.of(
                    command, command.commandLine().getParseResult(), System.getenv(), Settings.Unknown.IGNORED));
        } catch (InvalidSettingException e) {
            throw new ParameterException(command.commandLine(), e.getMessage());
        }
    }

    private OpenStore open(StoreChoice choice) {
        try {
            return OpenStore.open(choice);
        } catch (InvalidSettingException e) {
            throw new ParameterException(command.commandLine(), e.getMessage());
        } catch (StoreException e) {
            if (e.problem() == StoreException.Problem.IN_USE) {
                throw new CommandFailedException(
                        e.getMessage() + " While a server runs, give --store with its DynamoDB endpoint, such as"
                                + " http://127.0.0.1:8000, and --credentials with the file it printed.",
                        e);
            }
            throw e;
        }
    }
}
