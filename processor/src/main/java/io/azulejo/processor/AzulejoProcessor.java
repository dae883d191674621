package io.azulejo.processor;

import io.azulejo.annotation.SingleTable;
import io.azulejo.processor.check.DesignChecks;
import io.azulejo.processor.read.DesignReader;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.read.ReaderContext;
import io.azulejo.processor.report.Messages;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocations;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Annotation processor that reads each design, checks it, and generates its code if it has no errors. */
public final class AzulejoProcessor extends AbstractProcessor {
    /**
     * Designs that refer to types that do not exist yet. In the last round they are read only to report their errors.
     */
    private final Set<String> deferred = new LinkedHashSet<>();

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(SingleTable.class.getCanonicalName(), SingleTable.Tables.class.getCanonicalName());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Set<String> designs = new LinkedHashSet<>(deferred);
        deferred.clear();
        for (TypeElement design : ElementFilter.typesIn(
                round.getElementsAnnotatedWithAny(Set.of(SingleTable.class, SingleTable.Tables.class)))) {
            designs.add(design.getQualifiedName().toString());
        }
        for (String name : designs) {
            TypeElement design = processingEnv.getElementUtils().getTypeElement(name);
            if (design != null) {
                process(design, round.processingOver());
            }
        }
        return false;
    }

    private void process(TypeElement design, boolean last) {
        Report report = new Report(design);
        ReaderContext.Unresolved unresolved = new ReaderContext.Unresolved();
        ReaderContext reading = new ReaderContext(
                processingEnv.getTypeUtils(),
                processingEnv.getElementUtils(),
                report,
                new SourceLocations(design),
                unresolved);
        Optional<ParsedDesign> read = new DesignReader(reading).read(design);
        if (unresolved.any() && !last) {
            deferred.add(design.getQualifiedName().toString());
            return;
        }
        read.ifPresent(found -> new DesignChecks().check(found, report));
        if (read.isPresent() && !report.hasErrors() && !unresolved.any()) {
            report.checkAcceptances(elements(design, read.get()));
        }
        if (read.isPresent() && !report.hasErrors() && !unresolved.any()) {
            new DesignOutput(processingEnv.getFiler(), report).write(design, read.get());
        }
        report.print(new Messages(processingEnv));
    }

    /** Returns the elements that may carry {@code @Accept}. */
    private static List<Element> elements(TypeElement design, ParsedDesign read) {
        List<Element> elements = new ArrayList<>();
        elements.add(design);
        elements.addAll(ElementFilter.methodsIn(design.getEnclosedElements()));
        read.definition()
                .entities()
                .forEach(entity -> elements.add(read.places().of(entity).element()));
        return elements;
    }
}
