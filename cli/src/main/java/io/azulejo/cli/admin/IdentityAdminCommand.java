package io.azulejo.cli.admin;

import io.azulejo.cli.setting.ChosenStore;
import io.azulejo.identity.table.Account;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Makes the admin of the local issuer, who may grant any role in any tenant. */
@Command(
        name = "identity",
        description = "Makes an account the " + Account.PLATFORM_ADMIN + " of the local issuer, who grants any role"
                + " anywhere; registers it first if there is none of that address.",
        mixinStandardHelpOptions = true)
final class IdentityAdminCommand implements Callable<Integer> {
    @Mixin
    private final FirstAccount account = new FirstAccount();

    @Mixin
    private final ChosenStore store = new ChosenStore();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        store.use(client -> {
            command.commandLine().getOut().println(account.grantEverywhere(client, Account.PLATFORM_ADMIN));
            command.commandLine().getOut().flush();
        });
        return CommandLine.ExitCode.OK;
    }
}
