package io.azulejo.cli.admin;

import io.azulejo.cli.setting.SelectedStore;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.domain.CompanyRole;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Command that creates the owner of a company, who then admits others. */
@Command(
        name = "orders",
        description = "Makes an account an owner of a company; registers the account first if the address has none.",
        mixinStandardHelpOptions = true)
final class OrdersAdminCommand implements Callable<Integer> {
    @Parameters(paramLabel = "CNPJ", description = "The company's number, such as 11.222.333/0001-81.")
    @SuppressWarnings("NullAway.Init")
    private String cnpj;

    @Mixin
    private final FirstAccount account = new FirstAccount();

    @Mixin
    private final SelectedStore store = new SelectedStore();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        Cnpj company = Cnpj.parse(cnpj)
                .filter(Cnpj::valid)
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(),
                        "'" + cnpj + "' is not a valid CNPJ: give 14 characters with correct check digits, such as"
                                + " 11.222.333/0001-81"));
        store.printResult(client -> account.grant(client, company.bare(), CompanyRole.OWNER.code()));
        return CommandLine.ExitCode.OK;
    }
}
