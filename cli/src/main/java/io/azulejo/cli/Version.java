package io.azulejo.cli;

import picocli.CommandLine.IVersionProvider;

/** The version as the program's jar states it. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Azulejo.class.getPackage().getImplementationVersion();
        return new String[] {"azulejo " + (version == null ? "(not packaged)" : version)};
    }
}
