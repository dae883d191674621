package io.azulejo.testing.rights;

import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The rights that an IAM policy gives: every action of a statement on every resource of it. Only what the policies here
 * are made of is understood, which is why they have no wildcards, conditions or denials.
 */
record Policy(Set<Right> rights) {
    private static final String ACTION = "dynamodb:";
    private static final String RESOURCE = "arn:aws:dynamodb:REGION:ACCOUNT:table/";

    /** The policy of docs/aws, which is in the root or in a folder above the module that is tested. */
    static Policy read(String name) {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("docs/aws"))) {
            folder = Objects.requireNonNull(folder.getParent(), "docs/aws is in no folder above");
        }
        try {
            return parse(Files.readString(folder.resolve("docs/aws/" + name + ".json")));
        } catch (IOException e) {
            throw new UncheckedIOException("docs/aws has no policy " + name, e);
        }
    }

    @SuppressWarnings("unchecked") // JSON arrays and objects are read as lists and maps
    private static Policy parse(String json) {
        Map<String, Object> document = Jsonb.instance().type(Object.class).map().fromJson(json);
        Set<Right> rights = new HashSet<>();
        for (Map<String, Object> statement :
                (List<Map<String, Object>>) Objects.requireNonNull(document.get("Statement"))) {
            if (!Set.of("Sid", "Effect", "Action", "Resource").equals(statement.keySet())
                    || !"Allow".equals(statement.get("Effect"))) {
                throw new AssertionError("A statement has Sid, Effect Allow, Action and Resource: " + statement);
            }
            for (String action : (List<String>) Objects.requireNonNull(statement.get("Action"))) {
                for (String resource : (List<String>) Objects.requireNonNull(statement.get("Resource"))) {
                    rights.add(new Right(after(ACTION, action), after(RESOURCE, resource)));
                }
            }
        }
        return new Policy(Set.copyOf(rights));
    }

    private static String after(String prefix, String text) {
        if (!text.startsWith(prefix) || text.contains("*")) {
            throw new AssertionError(text + " does not begin with " + prefix + ", or is about anything");
        }
        return text.substring(prefix.length());
    }
}
