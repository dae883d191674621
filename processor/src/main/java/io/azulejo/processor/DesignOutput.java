package io.azulejo.processor;

import com.palantir.javapoet.JavaFile;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import io.azulejo.design.Diagnostic;
import io.azulejo.processor.generate.CodeGenerator;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocation;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/** Writer of a design's output: the generated source files, the design as JSON, and its reachability metadata. */
final class DesignOutput {
    private final Filer filer;
    private final Report report;
    private final Map<String, String> generated;

    /** Creates the writer. {@code generated} are the designs of all generated classes, by class name. */
    DesignOutput(Filer filer, Report report, Map<String, String> generated) {
        this.filer = filer;
        this.report = report;
        this.generated = generated;
    }

    void write(TypeElement element, ParsedDesign design) {
        for (JavaFile file : new CodeGenerator(design).generate()) {
            String name = file.packageName().isEmpty()
                    ? file.typeSpec().name()
                    : file.packageName() + "." + file.typeSpec().name();
            String owner = element.getSimpleName().toString();
            String other = generated.putIfAbsent(name, owner);
            try (Writer writer = filer.createSourceFile(name, element).openWriter()) {
                file.writeTo(writer);
            } catch (FilerException e) {
                report.add(
                        Diagnostic.GENERATED_CLASS_CLASH,
                        SourceLocation.of(element),
                        owner,
                        name,
                        other == null
                                ? "the sources have a class of this name; rename it"
                                : "design %s generates it too; set a prefix on one of them".formatted(other));
                return;
            } catch (IOException e) {
                fault(element, design.definition(), file.typeSpec().name() + " cannot be written: " + e.getMessage());
            }
        }
        DesignDefinition definition = withFindings(design.definition());
        try (Writer writer = filer.createResource(
                        StandardLocation.CLASS_OUTPUT, "", DesignJson.resource(definition.type()), element)
                .openWriter()) {
            writer.write(new DesignJson().write(definition));
        } catch (IOException e) {
            fault(element, definition, "its JSON file cannot be written: " + e.getMessage());
        }
        try (Writer writer = filer.createResource(
                        StandardLocation.CLASS_OUTPUT, "", ReachabilityMetadata.resource(definition.type()), element)
                .openWriter()) {
            writer.write(ReachabilityMetadata.json(definition.type()));
        } catch (IOException e) {
            fault(element, definition, "its reachability metadata cannot be written: " + e.getMessage());
        }
    }

    private DesignDefinition withFindings(DesignDefinition design) {
        return new DesignDefinition(
                design.type(),
                design.tables(),
                design.projections(),
                design.aggregates(),
                design.patterns(),
                report.findings());
    }

    private void fault(TypeElement element, DesignDefinition design, String text) {
        report.add(
                Diagnostic.TABLE_SHAPE,
                SourceLocation.of(element),
                design.type().name(),
                text);
    }
}
