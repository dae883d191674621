package io.azulejo.cli.admin;

import io.azulejo.cli.setting.ChosenStore;
import io.azulejo.identity.table.Account;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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

    @Override
    public Integer call() {
        store.tell(client -> account.grantEverywhere(client, Account.PLATFORM_ADMIN));
        return CommandLine.ExitCode.OK;
    }
}
