package io.azulejo.cli.admin;

import io.azulejo.cli.setting.SelectedStore;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Command that gives an account any role in any tenant. */
@Command(
        name = "member",
        description = "Gives an account a role in a tenant of the local issuer (blog, sessions, the number of a"
                + " company); registers the account first if the address has none.",
        mixinStandardHelpOptions = true)
final class MemberAdminCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "TENANT", description = "The tenant, such as blog.")
    @SuppressWarnings("NullAway.Init")
    private String tenant;

    @Parameters(index = "1", paramLabel = "ROLE", description = "The role, such as admin.")
    @SuppressWarnings("NullAway.Init")
    private String role;

    @Mixin
    private final FirstAccount account = new FirstAccount();

    @Mixin
    private final SelectedStore store = new SelectedStore();

    @Override
    public Integer call() {
        store.printResult(client -> account.grant(client, tenant, role));
        return CommandLine.ExitCode.OK;
    }
}
