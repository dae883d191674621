package io.azulejo.processor.read;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.annotation.KeyType;
import io.azulejo.annotation.Naming;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ReaderContext.Conventions;
import io.azulejo.processor.source.AnnotationView;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reader of one table of a design with its indexes and entities. */
final class TableReader {
    // Without its variables, a table name must not contain other special characters.
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{[A-Za-z_][A-Za-z0-9_.]*(:[^}]*)?}");
    private static final Pattern DEFAULT = Pattern.compile("\\$\\{[A-Za-z_][A-Za-z0-9_.]*:([^}]*)}");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]*");

    private final ReaderContext reading;
    private final PackageElement designPackage;

    TableReader(ReaderContext reading, PackageElement designPackage) {
        this.reading = reading;
        this.designPackage = designPackage;
    }

    TableDefinition read(AnnotationView mirror) {
        Conventions conventions = new Conventions(
                mirror.constant("naming", Naming.class, Naming.AS_IS),
                mirror.constant("times", TimePrecision.class, TimePrecision.MILLIS),
                mirror.string("itemVersion"),
                mirror.character("delimiter"),
                new ConverterReader(reading).read(mirror));
        String sortKey = mirror.text("sortKey");
        List<EntityDefinition> entities = entities(mirror, conventions, sortKey != null);
        TableDefinition table = new TableDefinition(
                mirror.string("name"),
                mirror.string("partitionKey"),
                sortKey,
                mirror.text("entityType"),
                ttl(mirror, entities),
                String.valueOf(mirror.character("delimiter")),
                indexes(mirror),
                entities,
                mirror.constant("partitionKeyType", KeyType.class, KeyType.STRING),
                mirror.constant("sortKeyType", KeyType.class, KeyType.STRING));
        reading.places().put(table, mirror.place());
        reading.places().put(table, "indexes", mirror.place("indexes"));
        reading.places().put(table, "entities", mirror.place("entities"));
        reading.places().put(table, "ttl", mirror.place("ttl"));
        checkShape(table, mirror);
        return table;
    }

    private List<EntityDefinition> entities(AnnotationView mirror, Conventions conventions, boolean sortKey) {
        EntityReader reader = new EntityReader(reading, designPackage, conventions, sortKey);
        List<EntityDefinition> entities = new ArrayList<>();
        for (TypeElement type : mirror.types("entities")) {
            reader.read(type).ifPresent(entities::add);
        }
        return entities;
    }

    private List<IndexDefinition> indexes(AnnotationView mirror) {
        List<IndexDefinition> indexes = new ArrayList<>();
        List<AnnotationView> written = mirror.mirrors("indexes");
        for (int i = 0; i < written.size(); i++) {
            AnnotationView index = written.get(i);
            List<String> partitionKeys = attributes(index, "partitionKey");
            List<String> sortKeys = attributes(index, "sortKey");
            IndexDefinition definition = new IndexDefinition(
                    index.string("name"),
                    partitionKeys.isEmpty() ? "" : partitionKeys.getFirst(),
                    sortKeys.isEmpty() ? null : sortKeys.getFirst(),
                    index.bool("local"),
                    index.constant("projection", Projection.class, Projection.ALL),
                    index.strings("include"),
                    rest(partitionKeys),
                    rest(sortKeys));
            reading.places().put(definition, mirror.place("indexes", i));
            indexes.add(definition);
        }
        return indexes;
    }

    private static List<String> attributes(AnnotationView index, String member) {
        return index.strings(member).stream()
                .filter(attribute -> !attribute.isEmpty())
                .toList();
    }

    private static List<String> rest(List<String> attributes) {
        return attributes.isEmpty() ? List.of() : attributes.subList(1, attributes.size());
    }

    private static @Nullable String ttl(AnnotationView mirror, List<EntityDefinition> entities) {
        String written = mirror.text("ttl");
        if (written != null) {
            return written;
        }
        return entities.stream()
                .flatMap(entity -> entity.component(Role.TTL).stream())
                .map(component -> component.attribute())
                .findFirst()
                .orElse(null);
    }

    private void checkShape(TableDefinition table, AnnotationView mirror) {
        if (!NAME.matcher(VARIABLE.matcher(table.name()).replaceAll("")).matches()
                || table.name().isEmpty()) {
            fault(
                    table,
                    mirror,
                    "name",
                    "its name is letters, digits, '_', '-', '.' and variables such as ${NAME} or ${NAME:default}");
        }
        String byDefault = DEFAULT.matcher(table.name()).replaceAll("$1");
        if (!byDefault.isEmpty()
                && !VARIABLE.matcher(byDefault).find()
                && (byDefault.length() < 3 || byDefault.length() > 255)) {
            fault(
                    table,
                    mirror,
                    "name",
                    "DynamoDB's table names have 3 to 255 characters, \"%s\" has %d"
                            .formatted(byDefault, byDefault.length()));
        }
        char delimiter = table.delimiterChar();
        if (delimiter <= ' '
                || delimiter >= 127
                || Character.isLetterOrDigit(delimiter)
                || "%{}".indexOf(delimiter) >= 0) {
            fault(
                    table,
                    mirror,
                    "delimiter",
                    "the delimiter '" + delimiter + "' must be a punctuation character such as '#', '|' or '/'");
        }
        if (table.partitionKey().isEmpty() || table.partitionKey().equals(table.sortKey())) {
            fault(table, mirror, "partitionKey", "its two key attributes need two different names");
        }
        if (mirror.types("entities").isEmpty()) {
            fault(table, mirror, "entities", "it has no entities");
        }
    }

    private void fault(TableDefinition table, AnnotationView mirror, String member, String text) {
        reading.report().add(Diagnostic.TABLE_SHAPE, mirror.place(member), table.name(), text);
    }
}
