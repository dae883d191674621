package io.azulejo.cli.admin;

import io.azulejo.cli.call.CommandFailedException;
import io.azulejo.cli.setting.OpenStore;
import io.azulejo.cli.setting.Settings;
import io.azulejo.cli.setting.StoreChoice;
import io.azulejo.cli.setting.StoreFlags;
import io.azulejo.cli.setting.WrongSettingException;
import io.azulejo.engine.store.StoreException;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The store that a command works on: a folder that no server has open, or an endpoint. */
public final class AdminStore {
    @Mixin
    final StoreFlags flags = new StoreFlags();

    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    public void use(Consumer<DynamoDbClient> work) {
        try (OpenStore store = open()) {
            work.accept(store.client());
        } catch (SdkException e) {
            throw new CommandFailedException("The store refuses: " + e.getMessage(), e);
        }
    }

    private OpenStore open() {
        try {
            return OpenStore.open(
                    StoreChoice.of(Settings.of(command, command.commandLine().getParseResult(), System.getenv())));
        } catch (WrongSettingException e) {
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
