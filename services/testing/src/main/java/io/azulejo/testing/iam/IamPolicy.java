package io.azulejo.testing.iam;

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
 * Permissions of an IAM policy: every action of a statement on every resource of it. The parser supports only what the
 * policies in docs/aws use, so no wildcards, conditions or denials.
 */
record IamPolicy(Set<IamPermission> rights) {
    private static final String ACTION = "dynamodb:";
    private static final String RESOURCE = "arn:aws:dynamodb:REGION:ACCOUNT:table/";

    /** Reads a policy from docs/aws, in the working directory or a parent of it. */
    static IamPolicy read(String name) {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("docs/aws"))) {
            folder = Objects.requireNonNull(folder.getParent(), "No parent folder has docs/aws");
        }
        try {
            return parse(Files.readString(folder.resolve("docs/aws/" + name + ".json")));
        } catch (IOException e) {
            throw new UncheckedIOException("docs/aws has no policy " + name, e);
        }
    }

    @SuppressWarnings("unchecked") // JSON arrays and objects are read as lists and maps
    private static IamPolicy parse(String json) {
        Map<String, Object> document = Jsonb.instance().type(Object.class).map().fromJson(json);
        Set<IamPermission> rights = new HashSet<>();
        for (Map<String, Object> statement :
                (List<Map<String, Object>>) Objects.requireNonNull(document.get("Statement"))) {
            if (!Set.of("Sid", "Effect", "Action", "Resource").equals(statement.keySet())
                    || !"Allow".equals(statement.get("Effect"))) {
                throw new AssertionError("A statement has Sid, Effect Allow, Action and Resource: " + statement);
            }
            for (String action : (List<String>) Objects.requireNonNull(statement.get("Action"))) {
                for (String resource : (List<String>) Objects.requireNonNull(statement.get("Resource"))) {
                    rights.add(new IamPermission(after(ACTION, action), after(RESOURCE, resource)));
                }
            }
        }
        return new IamPolicy(Set.copyOf(rights));
    }

    private static String after(String prefix, String text) {
        if (!text.startsWith(prefix) || text.contains("*")) {
            throw new AssertionError(text + " does not begin with " + prefix + ", or has a wildcard");
        }
        return text.substring(prefix.length());
    }
}
