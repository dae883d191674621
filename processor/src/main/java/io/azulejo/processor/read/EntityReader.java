package io.azulejo.processor.read;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.EntityType;
import io.azulejo.annotation.Exists;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.EntityTypeDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.ReferenceDefinition;
import io.azulejo.design.WhenDefinition;
import io.azulejo.processor.read.ReaderContext.Conventions;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reader of one entity record of a table. */
final class EntityReader {
    private final ReaderContext reading;
    private final PackageElement designPackage;
    private final Conventions conventions;
    private final boolean sortKey;
    private final ComponentReader components;
    private final TemplateReader templates;
    private final WhenReader whens;

    /** Creates the reader. {@code sortKey} says whether the table has a sort key. */
    EntityReader(ReaderContext reading, PackageElement designPackage, Conventions conventions, boolean sortKey) {
        this.reading = reading;
        this.designPackage = designPackage;
        this.conventions = conventions;
        this.sortKey = sortKey;
        this.components = new ComponentReader(reading, conventions);
        this.templates = new TemplateReader(reading);
        this.whens = new WhenReader(reading);
    }

    /** Reads the entity. If the record cannot be an entity, reports it and returns empty. */
    Optional<EntityDefinition> read(TypeElement type) {
        Optional<AnnotationView> entity = AnnotationView.of(type, Entity.class);
        Optional<AnnotationView> key = AnnotationView.of(type, Key.class);
        String fault = fault(type, entity.isPresent(), key);
        if (fault != null || entity.isEmpty() || key.isEmpty()) {
            reading.report()
                    .add(Diagnostic.ENTITY_SHAPE, SourceLocation.of(type), type.getSimpleName(), String.valueOf(fault));
            return Optional.empty();
        }
        List<ComponentDefinition> read = components.read(type);
        Optional<KeyTemplate> pk = templates.read(type, key.get(), "pk");
        Optional<KeyTemplate> sk = templates.read(type, key.get(), "sk");
        if (pk.isEmpty() || (sortKey && sk.isEmpty())) {
            return Optional.empty();
        }
        List<IndexKeyDefinition> indexKeys = indexKeys(type, read);
        List<@Nullable KeyTemplate> all = new ArrayList<>();
        all.add(pk.get());
        all.add(sk.orElse(null));
        for (IndexKeyDefinition indexKey : indexKeys) {
            all.add(indexKey.pk());
            all.add(indexKey.sk());
        }
        EntityDefinition definition = new EntityDefinition(
                reading.javaType(type),
                entity.get().text("value"),
                entityTypes(type, read),
                pk.get(),
                sk.orElse(null),
                indexKeys,
                read,
                new UniqueReader(reading, conventions).read(type, entity.get().text("value"), read),
                references(type),
                new UpcastReader(reading).read(type, entity.get().integer("version"), conventions.itemVersion()),
                key.get().text("space"),
                new ComputedReader(type, read, new ValueTypeReader(reading, conventions, components)).read(all));
        reading.places().put(definition, SourceLocation.of(type));
        reading.places().put(definition, "entityType", entity.get().place("value"));
        reading.places().put(definition, "pk", key.get().place("pk"));
        reading.places().put(definition, "sk", key.get().place("sk"));
        reading.places().put(definition, "space", key.get().place("space"));
        return Optional.of(definition);
    }

    private @Nullable String fault(TypeElement type, boolean entity, Optional<AnnotationView> key) {
        if (type.getKind() != ElementKind.RECORD) {
            return "it is not a record";
        }
        if (!type.getTypeParameters().isEmpty()) {
            return "a generic record does not define what is stored";
        }
        if (!visible(type)) {
            return "code generated in package " + designPackage.getQualifiedName() + " cannot see it";
        }
        if (!entity) {
            return "it has no @Entity";
        }
        if (key.isEmpty()) {
            return "it has no @Key";
        }
        if (key.get().string("pk").isEmpty()) {
            return "the pk template of its @Key is empty";
        }
        if (sortKey && key.get().string("sk").isEmpty()) {
            return "its @Key has no sk template, but its table has a sort key";
        }
        if (!sortKey && !key.get().string("sk").isEmpty()) {
            return "its @Key has an sk template, but its table has no sort key";
        }
        return null;
    }

    private boolean visible(TypeElement type) {
        boolean samePackage = reading.elements().getPackageOf(type).equals(designPackage);
        for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
            if (at.getModifiers().contains(Modifier.PRIVATE)
                    || (!samePackage && !at.getModifiers().contains(Modifier.PUBLIC))) {
                return false;
            }
        }
        return true;
    }

    private List<EntityTypeDefinition> entityTypes(TypeElement type, List<ComponentDefinition> components) {
        List<EntityTypeDefinition> entityTypes = new ArrayList<>();
        for (AnnotationView mirror : AnnotationView.all(type, EntityType.class)) {
            WhenDefinition when = whens.read(type, components, mirror);
            if (when != null) {
                EntityTypeDefinition entityType = new EntityTypeDefinition(mirror.string("value"), when);
                reading.places().put(entityType, mirror.place("value"));
                entityTypes.add(entityType);
            }
        }
        return entityTypes;
    }

    private List<IndexKeyDefinition> indexKeys(TypeElement type, List<ComponentDefinition> components) {
        List<IndexKeyDefinition> keys = new ArrayList<>();
        for (AnnotationView mirror : AnnotationView.all(type, IndexKey.class)) {
            IndexKeyDefinition key = new IndexKeyDefinition(
                    mirror.string("index"),
                    templates.read(type, mirror, "pk").orElse(null),
                    templates.read(type, mirror, "sk").orElse(null),
                    whens.read(type, components, mirror),
                    mirror.integer("shards"));
            reading.places().put(key, mirror.place());
            for (String part : List.of("index", "pk", "sk", "shards")) {
                reading.places().put(key, part, mirror.place(part));
            }
            keys.add(key);
        }
        return keys;
    }

    private List<ReferenceDefinition> references(TypeElement type) {
        List<ReferenceDefinition> references = new ArrayList<>();
        for (AnnotationView mirror : AnnotationView.all(type, Exists.class)) {
            mirror.type("entity").map(reading::javaType).ifPresent(entity -> {
                ReferenceDefinition reference = new ReferenceDefinition(entity, mirror.strings("by"));
                reading.places().put(reference, mirror.place());
                references.add(reference);
            });
        }
        return references;
    }
}
