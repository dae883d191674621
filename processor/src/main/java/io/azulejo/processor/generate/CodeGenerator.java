package io.azulejo.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ParsedDesign;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Generator of all source files of a design without errors. */
public final class CodeGenerator {
    private static final AnnotationSpec GENERATED = AnnotationSpec.builder(
                    ClassName.get("javax.annotation.processing", "Generated"))
            .addMember("value", "$S", "io.azulejo.processor.AzulejoProcessor")
            .build();

    private final ParsedDesign read;
    private final DesignDefinition design;
    private final GeneratedNames names;
    private final Map<JavaType, TypeSpec> codecs = new LinkedHashMap<>();
    private final List<TypeSpec> types = new ArrayList<>();

    public CodeGenerator(ParsedDesign read) {
        this.read = read;
        this.design = read.definition();
        this.names = new GeneratedNames(design, read.prefix());
    }

    public List<JavaFile> generate() {
        TableConstants tables = new TableConstants(design, names);
        types.add(tables.generate());
        Set<JavaType> verbatim = design.patterns().stream()
                .filter(pattern -> pattern instanceof PatternDefinition.Get get && get.verbatimFallback())
                .map(pattern -> ((PatternDefinition.Get) pattern).entity())
                .collect(Collectors.toSet());
        design.entities().forEach(entity -> {
            types.add(new SchemaGenerator(design, names, tables, entity).generate());
            types.add(new KeysGenerator(names, design.tableOf(entity.type()), entity, verbatim.contains(entity.type()))
                    .generate());
            types.add(new AttributesGenerator(names, entity).generate());
            types.add(new BuilderGenerator(names, entity).generate());
            entity.components().forEach(component -> collect(component.type()));
        });
        design.projections()
                .forEach(projection ->
                        types.add(new ProjectionReaderGenerator(design, names, tables, projection).generate()));
        types.add(new DesignGenerator(read, names, tables).generate());
        types.addAll(codecs.values());
        return types.stream().map(this::file).toList();
    }

    /** Generates the codecs of the types that a value contains, each once. */
    private void collect(ValueType type) {
        switch (type) {
            case ValueType.ListOf list -> collect(list.element());
            case ValueType.SetOf set -> collect(set.element());
            case ValueType.MapOf map -> collect(map.value());
            case ValueType.EnumOf anEnum ->
                codecs.computeIfAbsent(anEnum.type(), t -> new CodecGenerators(names).generate(anEnum));
            case ValueType.Converted converted ->
                codecs.computeIfAbsent(converted.converter(), t -> new CodecGenerators(names).generate(converted));
            case ValueType.Nested nested -> {
                if (!codecs.containsKey(nested.type())) {
                    NestedGenerator generator = new NestedGenerator(names, nested);
                    codecs.put(nested.type(), generator.codec());
                    types.add(generator.attributes());
                    nested.components().stream().map(ComponentDefinition::type).forEach(this::collect);
                }
            }
            case ValueType.OneOf oneOf -> {
                if (!codecs.containsKey(oneOf.type())) {
                    codecs.put(oneOf.type(), new CodecGenerators(names).generate(oneOf));
                    oneOf.variants().forEach(variant -> collect(variant.form()));
                }
            }
            case ValueType.Scalar scalar -> {}
            case ValueType.Time time -> {}
            case ValueType.EpochSeconds seconds -> {}
        }
    }

    private JavaFile file(TypeSpec type) {
        return JavaFile.builder(
                        design.type().packageName(),
                        type.toBuilder().addAnnotation(GENERATED).build())
                .indent("    ")
                .skipJavaLangImports(true)
                .build();
    }
}
