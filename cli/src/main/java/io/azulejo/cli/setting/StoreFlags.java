package io.azulejo.cli.setting;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The options that say where items are kept. They are read through {@link Settings}, because each may also be set
 * elsewhere.
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
            description = "Keep items elsewhere: dynamodb (with AWS's usual region and credentials), localstack"
                    + " (http://127.0.0.1:4566), or the URL of anything that speaks DynamoDB's protocol.")
    @Nullable
    String store;

    @Option(names = "--region", paramLabel = "REGION", description = "The region of --store (default: AWS's usual).")
    @Nullable
    String region;

    @Option(
            names = "--credentials",
            paramLabel = "FILE",
            description = "The key to sign requests to --store with, in a file like ~/.aws/credentials"
                    + " (default: AWS's usual).")
    @Nullable
    String credentials;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A file of settings, such as port=8080; flags and AZULEJO_PORT and the like in the"
                    + " environment win over it (default: azulejo.properties, if there is one).")
    @Nullable
    String config;
}
