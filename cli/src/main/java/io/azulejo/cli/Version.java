package io.azulejo.cli;

import picocli.CommandLine.IVersionProvider;

/** Version from the manifest of the program's jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Azulejo.class.getPackage().getImplementationVersion();
        return new String[] {"azulejo " + (version == null ? "(not packaged)" : version)};
    }
}
