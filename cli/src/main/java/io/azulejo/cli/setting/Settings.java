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
 * What was set, wherever it was: a flag wins over the environment, and that over the file. {@code --dynamodb-port} is
 * {@code AZULEJO_DYNAMODB_PORT} in the environment and {@code dynamodb-port} in the file. Immutable.
 */
public final class Settings {
    /** Read from the folder the program is started in, if it is there and no other is named. */
    static final Path FILE = Path.of("azulejo.properties");

    private static final String VARIABLE = "AZULEJO_";
    private static final int MAX_PORT = 65_535;

    private final Map<String, Given> given;

    /**
     * A value and how it was set.
     *
     * @param where as the user wrote it, such as {@code AZULEJO_PORT=many}
     */
    private record Given(String value, String where) {}

    private Settings(Map<String, Given> given) {
        this.given = Map.copyOf(given);
    }

    /** What becomes of a name in the file that is none of the command's. */
    enum Unknown {
        REFUSED,
        /** The file is written for {@code serve}, which refuses what it does not know either. */
        IGNORED
    }

    /** The settings of a parsed call, whose options are the settings that there are. */
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
            throw new WrongSettingException(
                    "--config " + file + " cannot be read (" + e.getMessage() + "): give a file of lines name=value");
        }
        Map<String, Given> given = new HashMap<>();
        for (String name : properties.stringPropertyNames()) {
            if (!known.contains(name) || name.equals("config")) {
                if (unknown == Unknown.IGNORED) {
                    continue;
                }
                throw new WrongSettingException(
                        file + " sets '" + name + "', which is no setting here; there are " + String.join(", ", known));
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

    /** A port, 0 for any free one. */
    public int port(String name, int otherwise) {
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
                .orElse(otherwise);
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

    /** The address of something that speaks HTTP. */
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

    /** What stands in the file that is named: secrets are in no list of processes and in no environment. */
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

    /** Refuses settings that mean nothing as things are. */
    public void refuse(String because, String... names) {
        for (String name : names) {
            if (text(name).isPresent()) {
                throw wrong(name, "it " + because);
            }
        }
    }

    /** Words with commas between. */
    public Set<String> words(String name) {
        return text(name)
                .map(value -> Arrays.stream(value.split(",", -1))
                        .map(String::strip)
                        .filter(word -> !word.isEmpty())
                        .collect(Collectors.toCollection(LinkedHashSet::new)))
                .orElseGet(LinkedHashSet::new);
    }

    /** Refuses a setting, naming it as it was set. */
    public WrongSettingException wrong(String name, String right) {
        Given found = given.get(name);
        return new WrongSettingException((found == null ? "--" + name : found.where()) + " is wrong: give " + right);
    }
}
