package io.azulejo.processor.check;

import io.azulejo.design.EntityDefinition;
import io.azulejo.template.KeyTemplate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Accessors for the table key templates of an entity. */
final class TableKeyTemplates {

    private TableKeyTemplates() {}

    static List<KeyTemplate> ofTable(EntityDefinition entity) {
        KeyTemplate sk = entity.sk();
        return sk == null ? List.of(entity.pk()) : List.of(entity.pk(), sk);
    }

    /** Returns the components of the table key in order of first use. */
    static Set<String> componentsOfTable(EntityDefinition entity) {
        Set<String> components = new LinkedHashSet<>();
        ofTable(entity).forEach(template -> components.addAll(template.components()));
        return components;
    }
}
