package io.azulejo.processor;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.SingleTable;
import io.azulejo.design.Diagnostic;
import io.azulejo.processor.check.DesignChecks;
import io.azulejo.processor.read.DesignReader;
import io.azulejo.processor.read.EarlierDescription;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.read.ReaderContext;
import io.azulejo.processor.read.RefusedComponents;
import io.azulejo.processor.report.Messages;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.processor.source.SourceLocations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic.Kind;

/**
 * Annotation processor that reads each design, checks it, and generates its code if it has no errors. If a type of a
 * design is compiled without the design, it generates the code of the design again.
 */
public final class AzulejoProcessor extends AbstractProcessor {
    private static final String FINDINGS = "azulejo.findings";
    private static final Map<String, Kind> KINDS =
            Map.of("note", Kind.NOTE, "warning", Kind.WARNING, "error", Kind.ERROR);

    /**
     * Designs that refer to types that do not exist yet. In the last round they are read only to report their errors.
     */
    private final Set<String> deferred = new LinkedHashSet<>();

    /** Designs that are generated again, with what is known of them from before. */
    private final Map<String, EarlierDescription> again = new HashMap<>();

    private final Set<String> seen = new LinkedHashSet<>();
    private final Set<String> compiled = new LinkedHashSet<>();
    private final Map<String, String> generated = new HashMap<>();

    /**
     * Returns all annotations, because a nested record or an enum has none and still changes the code of a design.
     * Gradle processes every design again if any file changes, and needs to know the annotations that make a design.
     */
    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return underGradle()
                ? Set.of(
                        SingleTable.class.getCanonicalName(),
                        SingleTable.Tables.class.getCanonicalName(),
                        Entity.class.getCanonicalName())
                : Set.of("*");
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of(FINDINGS, BaselineReport.BASELINE, BaselineReport.CHANGES);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Optional<Kind> findings = findings();
        if (findings.isEmpty()) {
            return false;
        }
        Set<String> designs = new LinkedHashSet<>(deferred);
        deferred.clear();
        for (TypeElement design : ElementFilter.typesIn(
                round.getElementsAnnotatedWithAny(Set.of(SingleTable.class, SingleTable.Tables.class)))) {
            designs.add(design.getQualifiedName().toString());
        }
        seen.addAll(designs);
        if (!underGradle()) {
            designs.addAll(designsOf(round));
        }
        for (String name : designs) {
            TypeElement design = processingEnv.getElementUtils().getTypeElement(name);
            if (design != null) {
                process(design, round.processingOver(), findings.get());
            }
        }
        return false;
    }

    private Optional<Kind> findings() {
        String written = processingEnv.getOptions().getOrDefault(FINDINGS, "note");
        Kind kind = KINDS.get(written);
        if (kind == null && seen.add(FINDINGS)) {
            processingEnv
                    .getMessager()
                    .printMessage(
                            Kind.ERROR, "Option %s is note, warning or error, not %s".formatted(FINDINGS, written));
        }
        return Optional.ofNullable(kind);
    }

    private boolean underGradle() {
        return processingEnv.getFiler().getClass().getName().startsWith("org.gradle.");
    }

    /** Returns the designs of an earlier compilation that contain a type of this round but are not part of it. */
    private Set<String> designsOf(RoundEnvironment round) {
        Set<String> names = new LinkedHashSet<>();
        for (Element root : round.getRootElements()) {
            if (root instanceof TypeElement type) {
                collect(type, names);
            }
        }
        compiled.addAll(names);
        Set<String> designs = new LinkedHashSet<>();
        if (names.isEmpty()) {
            return designs;
        }
        for (EarlierDesigns.Earlier earlier : new EarlierDesigns(processingEnv.getFiler()).all()) {
            EarlierDescription description = new EarlierDescription(earlier.definition(), compiled);
            // What a description that cannot be read contains is not known.
            Optional<String> type =
                    earlier.definition() == null ? names.stream().findFirst() : description.compiledType();
            if (type.isPresent() && seen.add(earlier.design())) {
                again.put(earlier.design(), description);
                designs.add(earlier.design());
                if (processingEnv.getElementUtils().getTypeElement(earlier.design()) == null) {
                    stale(
                            earlier.design(),
                            type.get(),
                            "its interface is neither in the sources nor on the class path");
                }
            }
        }
        return designs;
    }

    private static void collect(TypeElement type, Set<String> names) {
        names.add(type.getQualifiedName().toString());
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(member -> collect(member, names));
    }

    private void stale(String design, String type, String reason) {
        TypeElement element = processingEnv.getElementUtils().getTypeElement(type);
        Report report = new Report(element);
        report.add(Diagnostic.STALE_DESIGN, SourceLocation.of(element), design, type, reason);
        report.print(new Messages(processingEnv), Kind.NOTE);
    }

    private void process(TypeElement design, boolean last, Kind findings) {
        String name = design.getQualifiedName().toString();
        Report report = new Report(design);
        Messages messages = new Messages(processingEnv);
        ReaderContext.Unresolved unresolved = new ReaderContext.Unresolved();
        EarlierDescription earlier = again.getOrDefault(name, EarlierDescription.NONE);
        ReaderContext reading = new ReaderContext(
                processingEnv.getTypeUtils(),
                processingEnv.getElementUtils(),
                report,
                new SourceLocations(design),
                unresolved,
                new RefusedComponents(),
                earlier,
                !messages.inSource(design));
        Optional<ParsedDesign> read = new DesignReader(reading).read(design);
        if (unresolved.any() && !last) {
            deferred.add(name);
            return;
        }
        if (unresolved.nameless()) {
            stale(name, earlier.compiledType().orElse(name), "its class file has no parameter names (-parameters)");
            return;
        }
        if (unresolved.any() && again.containsKey(name)) {
            stale(name, earlier.compiledType().orElse(name), "not all of its types are on the class path");
            return;
        }
        read.ifPresent(found -> new DesignChecks().check(found, report));
        if (read.isPresent() && !report.hasErrors() && !unresolved.any()) {
            report.checkAcceptances(elements(design, read.get()));
        }
        if (read.isPresent() && !report.hasErrors() && !unresolved.any()) {
            new DesignOutput(processingEnv.getFiler(), report, generated).write(design, read.get());
            new BaselineReport(processingEnv).print(design, read.get().definition());
        }
        report.print(messages, findings);
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
