package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentNameHint;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.Membership;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.template.KeyTemplate;
import org.jspecify.annotations.Nullable;

/** Check for secrets and personal data in keys and in index copies, where they are hard to protect and to erase. */
final class PrivateDataCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                key(entity, "Partition key", entity.pk(), design.places().of(entity, "pk"), report);
                key(entity, "Sort key", entity.sk(), design.places().of(entity, "sk"), report);
                for (IndexKeyDefinition key : entity.indexKeys()) {
                    key(
                            entity,
                            "Key in " + key.index(),
                            key.pk(),
                            design.places().of(key, "pk"),
                            report);
                    key(
                            entity,
                            "Key in " + key.index(),
                            key.sk(),
                            design.places().of(key, "sk"),
                            report);
                }
                for (IndexDefinition index : table.indexes()) {
                    copies(design, table, index, entity, report);
                }
            }
        }
    }

    private static void key(
            EntityDefinition entity,
            String where,
            @Nullable KeyTemplate template,
            SourceLocation place,
            Report report) {
        if (template == null) {
            return;
        }
        for (String component : template.components()) {
            boolean secret = ComponentNameHint.SECRET.of(component);
            if (secret || ComponentNameHint.PERSONAL.of(component)) {
                report.add(
                        Diagnostic.PRIVATE_IN_KEY,
                        place,
                        where + " \"" + template + "\"",
                        entity.name(),
                        component,
                        secret ? "a secret" : "personal data");
            }
        }
    }

    private static void copies(
            ParsedDesign design, TableDefinition table, IndexDefinition index, EntityDefinition entity, Report report) {
        if (Membership.inIndex(table, index, entity).isEmpty()) {
            return;
        }
        for (ComponentDefinition component : entity.components()) {
            if (ComponentNameHint.SECRET.of(component.name())
                    && !component.fromKey()
                    && index.projects(component.attribute(), table)) {
                report.addAbout(
                        index.name(),
                        Diagnostic.SECRET_IN_INDEX,
                        design.places().of(entity),
                        index.name(),
                        component.name(),
                        entity.name());
            }
        }
    }
}
