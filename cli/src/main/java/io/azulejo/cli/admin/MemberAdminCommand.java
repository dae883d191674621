package io.azulejo.cli.admin;

import io.azulejo.cli.setting.ChosenStore;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Gives an account any role anywhere. */
@Command(
        name = "member",
        description = "Gives an account a role in a tenant of the local issuer (blog, sessions, the number of a"
                + " company); registers it first if there is none of that address.",
        mixinStandardHelpOptions = true)
final class MemberAdminCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "TENANT", description = "Where, such as blog.")
    @SuppressWarnings("NullAway.Init")
    private String tenant;

    @Parameters(index = "1", paramLabel = "ROLE", description = "What, such as admin.")
    @SuppressWarnings("NullAway.Init")
    private String role;

    @Mixin
    private final FirstAccount account = new FirstAccount();

    @Mixin
    private final ChosenStore store = new ChosenStore();

    @Override
    public Integer call() {
        store.tell(client -> account.grant(client, tenant, role));
        return CommandLine.ExitCode.OK;
    }
}
