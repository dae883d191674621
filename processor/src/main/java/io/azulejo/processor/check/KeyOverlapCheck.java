package io.azulejo.processor.check;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.UniqueDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Check that no two entities of a table, and no guard item and entity, can have the same table key. */
final class KeyOverlapCheck implements DesignCheck {

    /** Entity or guard item that uses keys of a table. */
    private record Occupant(
            String name, KeyTemplate pk, @Nullable KeyTemplate sk, Object definition) {
        @Override
        public String toString() {
            return sk == null ? "\"" + pk + "\"" : "\"" + pk + "\" / \"" + sk + "\"";
        }

        /** Returns whether both are entities that have the same keys on purpose. */
        boolean shares(Occupant other) {
            return definition instanceof EntityDefinition one
                    && other.definition instanceof EntityDefinition two
                    && one.sharesKeySpace(two);
        }

        boolean mayEqual(Occupant other, char delimiter) {
            return pk.mayEqual(other.pk, delimiter)
                    && (sk == null || other.sk == null || sk.mayEqual(other.sk, delimiter));
        }
    }

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            List<Occupant> occupants = occupants(table);
            for (int i = 0; i < occupants.size(); i++) {
                for (int j = i + 1; j < occupants.size(); j++) {
                    Occupant first = occupants.get(i);
                    Occupant second = occupants.get(j);
                    if (!first.shares(second) && first.mayEqual(second, table.delimiterChar())) {
                        report.add(
                                Diagnostic.KEYS_MAY_BE_EQUAL,
                                design.places().of(second.definition, "pk"),
                                first.name,
                                second.name,
                                first,
                                second);
                    }
                }
            }
        }
    }

    private static List<Occupant> occupants(TableDefinition table) {
        List<Occupant> occupants = new ArrayList<>();
        for (EntityDefinition entity : table.entities()) {
            occupants.add(new Occupant(entity.name(), entity.pk(), entity.sk(), entity));
        }
        for (EntityDefinition entity : table.entities()) {
            for (UniqueDefinition unique : entity.uniques()) {
                if (unique.guard() == null) {
                    occupants.add(guard(table, entity, unique));
                }
            }
        }
        return occupants;
    }

    private static Occupant guard(TableDefinition table, EntityDefinition entity, UniqueDefinition unique) {
        String delimiter = table.delimiter();
        String prefix = "UNIQUE" + delimiter + unique.name() + delimiter;
        List<KeySegment> segments = new ArrayList<>();
        segments.add(new KeySegment.Literal(prefix));
        List<String> parts = new ArrayList<>(unique.scope());
        parts.add(unique.component());
        for (String part : parts) {
            if (segments.size() > 1) {
                segments.add(new KeySegment.Literal(delimiter));
            }
            segments.add(new KeySegment.Component(part, KeyFormat.PLAIN));
        }
        KeyTemplate key = new KeyTemplate(segments);
        return new Occupant(
                "the guard of " + entity.name() + "." + unique.component(),
                key,
                table.sortKey() == null ? null : key,
                unique);
    }
}
