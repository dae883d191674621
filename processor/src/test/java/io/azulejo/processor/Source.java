package io.azulejo.processor;

import com.google.testing.compile.JavaFileObjects;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;

/** Source file in package {@code shop}, written in a test, with all needed imports. */
record Source(String name, List<String> lines) {
    private static final Pattern TYPE = Pattern.compile("(?:record|interface|enum|class) (\\w+)");

    private static final Pattern MARK = Pattern.compile("// (AZ\\d{3})");

    private static final String HEAD = "package shop; "
            + "import io.azulejo.annotation.*; "
            + "import io.azulejo.toolkit.entity.*; import io.azulejo.toolkit.schema.*; "
            + "import io.azulejo.toolkit.expression.Condition; "
            + "import io.azulejo.toolkit.query.*; "
            + "import io.azulejo.toolkit.transaction.TransactionResult; "
            + "import java.math.*; import java.time.*; import java.util.*; "
            + "import org.jspecify.annotations.Nullable; "
            + "import io.azulejo.annotation.Query; ";

    /** Returns the source. The header shares the first line with the text, so line numbers match. */
    static Source of(String text) {
        Matcher type = TYPE.matcher(text);
        if (!type.find()) {
            throw new IllegalArgumentException("No type in " + text);
        }
        return new Source(type.group(1), (HEAD + text).lines().toList());
    }

    JavaFileObject file() {
        return JavaFileObjects.forSourceString("shop." + name, String.join("\n", lines));
    }

    /** Returns the diagnostics marked in this source as {@code // AZ102}, with their lines. */
    List<String> marked() {
        List<String> marked = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher mark = MARK.matcher(lines.get(i));
            while (mark.find()) {
                marked.add("%s @ %s:%d".formatted(mark.group(1), name, i + 1));
            }
        }
        return marked;
    }
}
