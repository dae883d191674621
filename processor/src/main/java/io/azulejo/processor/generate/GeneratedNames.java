package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.PatternDefinition;
import io.azulejo.processor.type.CompanionNames;
import io.azulejo.processor.type.TypeNames;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * Names of the classes generated for one design. All are in the design's package, so that several designs can use the
 * same library entity.
 */
final class GeneratedNames {
    private static final Set<String> VARIABLES = Set.of("item", "pk", "sk", "key", "stamp");

    private final JavaType design;
    private final DesignDefinition definition;
    private final String prefix;
    private final CompanionNames companions;

    /** Creates the names. {@code prefix} tells the classes from those of another design of the package. */
    GeneratedNames(DesignDefinition design, String prefix) {
        this.design = design.type();
        this.definition = design;
        this.prefix = prefix;
        this.companions = new CompanionNames(design);
    }

    ClassName design() {
        return TypeNames.of(design.companion("Design"));
    }

    ClassName tables() {
        return TypeNames.of(design.companion("Tables"));
    }

    ClassName schema(JavaType entity) {
        return beside(entity, "Schema");
    }

    ClassName keys(JavaType entity) {
        return beside(entity, "Keys");
    }

    ClassName attributes(JavaType entityOrNested) {
        return beside(entityOrNested, "Attributes");
    }

    ClassName builder(JavaType entity) {
        return beside(entity, "Builder");
    }

    ClassName codec(JavaType enumNestedOrConverter) {
        return beside(enumNestedOrConverter, "Codec");
    }

    ClassName reader(JavaType projection) {
        return beside(projection, "Reader");
    }

    private ClassName beside(JavaType type, String suffix) {
        return TypeNames.of(new JavaType(design.packageName(), prefix + companions.of(type) + suffix));
    }

    /**
     * Returns the name of the field that holds the table of an entity, and of its accessor if the interface declares
     * none.
     */
    String table(JavaType entity) {
        String name = companions.of(entity) + "Table";
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns the constant of a pattern, such as {@code POSTS_BY_USER}; overloads are numbered. */
    String constant(PatternDefinition pattern) {
        return constant(definition.key(pattern));
    }

    /** Returns a constant name, such as {@code CREATED_AT} for {@code createdAt}. */
    static String constant(String name) {
        return name.replaceAll("([\\p{Ll}\\p{N}])(\\p{Lu})", "$1_$2")
                .replaceAll("(\\p{Lu})(\\p{Lu}\\p{Ll})", "$1_$2")
                .replaceAll("[^\\p{L}\\p{N}]+", "_")
                .toUpperCase(Locale.ROOT);
    }

    /**
     * Returns a variable name, such as {@code post} for {@code Post}, that no variable of the generated methods has.
     */
    static String variable(String typeName) {
        String name = typeName.substring(0, 1).toLowerCase(Locale.ROOT) + typeName.substring(1);
        return SourceVersion.isKeyword(name) || VARIABLES.contains(name) ? name + "Entity" : name;
    }

    /** Returns the name, with underscores appended until it is not taken. */
    static String free(String name, Collection<String> taken) {
        String free = name;
        while (taken.contains(free)) {
            free += "_";
        }
        return free;
    }
}
