package io.azulejo.cli.setting;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * Settings from flags, the environment and a file, in this order of precedence. {@code --dynamodb-port} is {@code
 * AZULEJO_DYNAMODB_PORT} in the environment and {@code dynamodb-port} in the file. Immutable.
 */
public final class Settings {
    /** Default file, read from the working folder if it exists. */
    static final Path FILE = Path.of("azulejo.properties");

    private static final String VARIABLE = "AZULEJO_";
    private static final int MAX_PORT = 65_535;

    private final Map<String, Given> given;

    /**
     * Value and its origin.
     *
     * @param where as the user wrote it, such as {@code AZULEJO_PORT=many}
     */
    private record Given(String value, String where) {}

    private Settings(Map<String, Given> given) {
        this.given = Map.copyOf(given);
    }

    /** Handling of names in the file that are not settings of the command. */
    enum Unknown {
        REFUSED,
        /** For commands that share the file of {@code serve}, which itself rejects unknown names. */
        IGNORED
    }

    /** Returns the settings of a parsed call; the command's options are the known settings. */
    public static Settings of(CommandSpec command, ParseResult call, Map<String, String> environment) {
        return of(command, call, environment, Unknown.REFUSED);
    }

    static Settings of(CommandSpec command, ParseResult call, Map<String, String> environment, Unknown unknown) {
        Set<String> known = command.options().stream()
                .map(Settings::name)
                .filter(name -> !name.equals("help") && !name.equals("version"))
                .collect(Collectors.toCollection(TreeSet::new));
        Map<String, String> flags = new HashMap<>();
        for (OptionSpec option : call.matchedOptions()) {
            Object value = option.getValue();
            if (value != null) {
                flags.put(name(option), value.toString());
            }
        }
        return of(known, flags, environment, unknown);
    }

    static Settings of(Set<String> known, Map<String, String> flags, Map<String, String> environment, Unknown unknown) {
        Map<String, Given> given = new HashMap<>();
        for (String name : known) {
            String variable = VARIABLE + name.toUpperCase(Locale.ROOT).replace('-', '_');
            String set = environment.get(variable);
            if (set != null && !set.isBlank()) {
                given.put(name, new Given(set.strip(), variable + "=" + set));
            }
        }
        flags.forEach((name, value) -> given.put(name, new Given(value.strip(), "--" + name + " " + value)));
        Given named = given.get("config");
        Path file = named == null ? FILE : Path.of(named.value());
        if (named != null || Files.exists(file)) {
            read(file, known, unknown).forEach(given::putIfAbsent);
        }
        return new Settings(given);
    }

    private static Map<String, Given> read(Path file, Set<String> known, Unknown unknown) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw new InvalidSettingException(
                    "--config " + file + " cannot be read (" + e.getMessage() + "): give a file of lines name=value");
        }
        Map<String, Given> given = new HashMap<>();
        for (String name : properties.stringPropertyNames()) {
            if (!known.contains(name) || name.equals("config")) {
                if (unknown == Unknown.IGNORED) {
                    continue;
                }
                throw new InvalidSettingException(file + " sets '" + name
                        + "', which is not a setting of this command; the settings are " + String.join(", ", known));
            }
            String value = properties.getProperty(name).strip();
            given.put(name, new Given(value, name + "=" + value + " in " + file));
        }
        return given;
    }

    private static String name(OptionSpec option) {
        return option.longestName().substring(2);
    }

    public Optional<String> text(String name) {
        return Optional.ofNullable(given.get(name)).map(Given::value).filter(value -> !value.isEmpty());
    }

    public boolean flag(String name) {
        return text(name)
                .map(value -> switch (value.toLowerCase(Locale.ROOT)) {
                    case "true" -> true;
                    case "false" -> false;
                    default -> throw wrong(name, "true or false");
                })
                .orElse(false);
    }

    /** Returns a port; 0 means any free one. */
    public int port(String name, int defaultPort) {
        return text(name)
                .map(value -> {
                    try {
                        int port = Integer.parseInt(value);
                        if (port >= 0 && port <= MAX_PORT) {
                            return port;
                        }
                    } catch (NumberFormatException e) {
                        throw wrong(name, "a port between 0 and " + MAX_PORT);
                    }
                    throw wrong(name, "a port between 0 and " + MAX_PORT);
                })
                .orElse(defaultPort);
    }

    public Optional<Path> path(String name) {
        return text(name).map(value -> {
            try {
                return Path.of(value);
            } catch (InvalidPathException e) {
                throw wrong(name, "a path of this machine");
            }
        });
    }

    /** Returns an HTTP or HTTPS URL. */
    public Optional<URI> url(String name) {
        return text(name).map(value -> {
            try {
                URI uri = new URI(value);
                if (Set.of("http", "https").contains(String.valueOf(uri.getScheme())) && uri.getHost() != null) {
                    return uri;
                }
            } catch (URISyntaxException e) {
                throw wrong(name, "a URL that begins with http:// or https://");
            }
            throw wrong(name, "a URL that begins with http:// or https://");
        });
    }

    /**
     * Returns the content of the named file. Secrets are passed in files, so that they appear in no process list and no
     * environment.
     */
    public Optional<String> secret(String name) {
        return path(name).map(file -> {
            try {
                String secret = Files.readString(file).strip();
                if (!secret.isEmpty()) {
                    return secret;
                }
            } catch (IOException e) {
                throw wrong(name, "a file that can be read, with nothing but the secret");
            }
            throw wrong(name, "a file that can be read, with nothing but the secret");
        });
    }

    /** Rejects settings that have no effect here. */
    public void refuse(String because, String... names) {
        for (String name : names) {
            if (text(name).isPresent()) {
                throw wrong(name, "it " + because);
            }
        }
    }

    /** Returns the values of a comma-separated list. */
    public Set<String> words(String name) {
        return text(name)
                .map(value -> Arrays.stream(value.split(",", -1))
                        .map(String::strip)
                        .filter(word -> !word.isEmpty())
                        .collect(Collectors.toCollection(LinkedHashSet::new)))
                .orElseGet(LinkedHashSet::new);
    }

    /** Returns the exception for a wrong setting, which names it as it was set. */
    public InvalidSettingException wrong(String name, String right) {
        Given found = given.get(name);
        return new InvalidSettingException((found == null ? "--" + name : found.where()) + " is wrong: give " + right);
    }
}
