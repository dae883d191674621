package io.azulejo.designtools.cost;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.PatternDefinition;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Parser for rates files: lines {@code name = value}, with comments after a number sign. */
public final class RatesFile {
    private static final Set<String> SINGLE =
            Set.of("peak", "page", "collection", "users", "share", "reads", "writes", "price.reads", "price.writes");
    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");
    private static final Pattern RATE = Pattern.compile("\\d+(\\.\\d+)?/(second|day|month|user)");

    private final String where;
    private final DesignDefinition design;

    /** Creates a parser. {@code where} is the file's name for messages. */
    public RatesFile(String where, DesignDefinition design) {
        this.where = where;
        this.design = design;
    }

    /**
     * Parses the rates.
     *
     * @throws IllegalArgumentException if a line is invalid; the message says which one and what is expected
     */
    public Rates parse(String text) {
        SortedMap<String, String> settings = new TreeMap<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String content = line.strip();
            if (content.isEmpty() || content.startsWith("#")) {
                continue;
            }
            int equals = content.indexOf('=');
            if (equals < 0) {
                throw wrong(number, "a line must be a name, '=' and a value, such as page = 20");
            }
            String key = content.substring(0, equals).strip();
            // Partition names contain number signs, values do not.
            String value =
                    content.substring(equals + 1).split("#", 2)[0].strip().replace("_", "");
            checkKey(number, key);
            boolean rate = key.startsWith("rate.") || key.equals("reads") || key.equals("writes");
            if (!(rate ? RATE : NUMBER).matcher(value).matches()) {
                throw wrong(
                        number,
                        key + " takes "
                                + (rate ? "calls a second, day, month or user, such as 1000/day" : "a number")
                                + ", not "
                                + value);
            }
            settings.put(key, value);
        }
        if (!settings.containsKey("users") && settings.values().stream().anyMatch(v -> v.endsWith("/user"))) {
            throw new IllegalArgumentException(where + ": a rate per user needs a line such as users = 1000000");
        }
        return new Rates(settings);
    }

    private void checkKey(int line, String key) {
        int dot = key.indexOf('.');
        if (SINGLE.contains(key) || key.startsWith("share.")) {
            return;
        }
        String kind = dot < 0 ? "" : key.substring(0, dot);
        String name = key.substring(dot + 1);
        switch (kind) {
            case "rate", "claim", "items" -> {
                if (!operation(name)) {
                    throw wrong(
                            line,
                            name
                                    + " is neither an access pattern nor create, change or delete of an entity; patterns are "
                                    + design.patterns().stream()
                                            .map(PatternDefinition::method)
                                            .collect(Collectors.joining(", ")));
                }
            }
            case "size" -> {
                if (!entity(name.split("\\.", 2)[0])) {
                    throw wrong(
                            line,
                            name + " is not an entity; the entities are "
                                    + design.entities()
                                            .map(EntityDefinition::name)
                                            .collect(Collectors.joining(", ")));
                }
            }
            default ->
                throw wrong(
                        line,
                        "unknown name " + key + "; the names are rate.*, items.*, size.*, share.*, claim.* and "
                                + new TreeSet<>(SINGLE));
        }
    }

    private boolean operation(String name) {
        String[] words = name.split("\\.", 3);
        boolean write = words.length > 1 && Set.of("create", "change", "delete").contains(words[0]);
        return write
                ? entity(words[1])
                : design.patterns().stream()
                        .anyMatch(pattern -> design.key(pattern).equals(name));
    }

    private boolean entity(String name) {
        return design.entities().anyMatch(entity -> entity.name().equals(name));
    }

    private IllegalArgumentException wrong(int line, String message) {
        return new IllegalArgumentException(where + " line " + line + ": " + message);
    }
}
