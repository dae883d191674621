package io.azulejo.designtools.template;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Declared table name, split into text and variables such as {@code ${DYNAMODB_TABLE:WavyBlog}}. */
record TableName(List<Part> parts) {
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([^}:]+)(?::([^}]*))?}");

    /** Part of the name: text or a variable. */
    sealed interface Part {}

    record Text(String text) implements Part {}

    record Variable(String name, @Nullable String byDefault) implements Part {}

    static TableName parse(String declared) {
        List<Part> parts = new ArrayList<>();
        Matcher matcher = VARIABLE.matcher(declared);
        int at = 0;
        while (matcher.find()) {
            if (matcher.start() > at) {
                parts.add(new Text(declared.substring(at, matcher.start())));
            }
            parts.add(new Variable(matcher.group(1), matcher.group(2)));
            at = matcher.end();
        }
        if (at < declared.length()) {
            parts.add(new Text(declared.substring(at)));
        }
        return new TableName(List.copyOf(parts));
    }

    List<Variable> variables() {
        return parts.stream()
                .filter(Variable.class::isInstance)
                .map(Variable.class::cast)
                .toList();
    }

    /**
     * Returns the words that name the table inside a template: those of the text, or of the variables if there is no
     * text.
     */
    List<String> words() {
        List<String> words = new ArrayList<>();
        for (Part part : parts) {
            if (part instanceof Text literal) {
                words.addAll(words(literal.text()));
            }
        }
        if (words.isEmpty()) {
            for (Variable variable : variables()) {
                String byDefault = variable.byDefault();
                words.addAll(words(byDefault == null ? variable.name() : byDefault));
            }
        }
        return words;
    }

    private static List<String> words(String text) {
        return Stream.of(text.split("[^A-Za-z0-9]+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
