package io.azulejo.cli.setting;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Storage options. They are read through {@link Settings}, because each can also be set in the environment or in a
 * file.
 */
public final class StoreFlags {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description =
                    "Keep items and keys in this folder; it is created if it is missing" + " (default: azulejo-data).")
    @Nullable
    String data;

    @Option(
            names = "--durability",
            paramLabel = "LEVEL",
            description = "What an acknowledged write survives: fsync (power loss; the default) or os (the end of the"
                    + " process).")
    @Nullable
    String durability;

    @Option(
            names = "--store",
            paramLabel = "WHERE",
            description = "Use another store: dynamodb (with AWS's default region and credentials), localstack"
                    + " (http://127.0.0.1:4566), or the URL of a server with DynamoDB's protocol.")
    @Nullable
    String store;

    @Option(names = "--region", paramLabel = "REGION", description = "The region of --store (default: AWS's default).")
    @Nullable
    String region;

    @Option(
            names = "--credentials",
            paramLabel = "FILE",
            description = "The key to sign requests to --store with, in a file like ~/.aws/credentials"
                    + " (default: AWS's default credentials).")
    @Nullable
    String credentials;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A file of settings, such as port=8080; flags and environment variables such as AZULEJO_PORT"
                    + " take precedence (default: azulejo.properties, if it exists).")
    @Nullable
    String config;
}
