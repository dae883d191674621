package io.azulejo.cli.admin;

import picocli.CommandLine.Command;

/** Commands that create the first admins, who then promote others. */
@Command(
        name = "admin",
        description =
                "Creates the first admins of the services, in a stopped server's --data or a running server's --store.",
        footer = {
            "",
            "Examples:",
            "  azulejo admin wavyblog ana --email ana@example.org",
            "  azulejo admin orders 11.222.333/0001-81 --email ana@example.org --name Ana",
            "  azulejo admin notifications ana@example.org",
            "  azulejo admin member blog admin --email ana@example.org --name Ana",
            "  azulejo admin identity --email ana@example.org --name Ana",
            "  azulejo admin wavyblog ana --email ana@example.org --store http://127.0.0.1:8000"
                    + " --credentials azulejo-data/keys/credentials"
        },
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            WavyBlogAdminCommand.class,
            OrdersAdminCommand.class,
            NotificationsAdminCommand.class,
            MemberAdminCommand.class,
            IdentityAdminCommand.class
        })
public final class AdminCommand {}
