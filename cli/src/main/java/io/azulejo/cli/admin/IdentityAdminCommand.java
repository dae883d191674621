package io.azulejo.cli.admin;

import io.azulejo.cli.setting.SelectedStore;
import io.azulejo.identity.table.Account;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Command that creates the admin of the local issuer, who may grant any role in any tenant. */
@Command(
        name = "identity",
        description = "Makes an account the " + Account.PLATFORM_ADMIN + " of the local issuer, who may grant any role"
                + " in any tenant; registers the account first if the address has none.",
        mixinStandardHelpOptions = true)
final class IdentityAdminCommand implements Callable<Integer> {
    @Mixin
    private final FirstAccount account = new FirstAccount();

    @Mixin
    private final SelectedStore store = new SelectedStore();

    @Override
    public Integer call() {
        store.printResult(client -> account.grantEverywhere(client, Account.PLATFORM_ADMIN));
        return CommandLine.ExitCode.OK;
    }
}
