package io.azulejo.cli.admin;

import io.azulejo.cli.setting.ChosenStore;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.rules.CompanyRole;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the owner of a company, who lets the others in. */
@Command(
        name = "orders",
        description = "Makes an account an owner of a company; registers it first if there is none of that address.",
        mixinStandardHelpOptions = true)
final class OrdersAdminCommand implements Callable<Integer> {
    @Parameters(paramLabel = "CNPJ", description = "The company's number, such as 11.222.333/0001-81.")
    @SuppressWarnings("NullAway.Init")
    private String cnpj;

    @Mixin
    private final FirstAccount account = new FirstAccount();

    @Mixin
    private final ChosenStore store = new ChosenStore();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        Cnpj company = Cnpj.read(cnpj)
                .filter(Cnpj::valid)
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(),
                        "'" + cnpj + "' is no CNPJ: give 14 characters whose last two check the others, such as"
                                + " 11.222.333/0001-81"));
        store.tell(client -> account.grant(client, company.bare(), CompanyRole.OWNER.code()));
        return CommandLine.ExitCode.OK;
    }
}
