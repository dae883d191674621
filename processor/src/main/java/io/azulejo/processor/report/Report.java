package io.azulejo.processor.report;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.Diagnostic.Severity;
import io.azulejo.design.Finding;
import io.azulejo.processor.source.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/** Collector and printer of the diagnostics about one design. Not thread-safe, like the compiler. */
public final class Report {
    private record Entry(Diagnostic diagnostic, SourceLocation place, String about, String text) {}

    private final Element design;
    private final Acceptances acceptances;
    private final List<Entry> entries = new ArrayList<>();

    /** Creates a report. {@code design} is the interface that declares the design and may carry {@code @Accept}. */
    public Report(Element design) {
        this.design = design;
        this.acceptances = new Acceptances();
    }

    /** Adds an error, or a finding about the element at the location. */
    public void add(Diagnostic diagnostic, SourceLocation place, Object... names) {
        addAbout(place.element().getSimpleName().toString(), diagnostic, place, names);
    }

    /** Adds a finding about something that is not an element, such as an index. */
    public void addAbout(String about, Diagnostic diagnostic, SourceLocation place, Object... names) {
        Entry entry = new Entry(diagnostic, place, about, diagnostic.text().formatted(names));
        if (!entries.contains(entry)) {
            entries.add(entry);
        }
    }

    public boolean hasErrors() {
        return entries.stream().anyMatch(entry -> entry.diagnostic.severity() == Severity.ERROR);
    }

    /** Returns the findings, each with its reason if it is accepted. */
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.diagnostic.severity() == Severity.FINDING) {
                findings.add(new Finding(entry.diagnostic, entry.about, entry.text, reason(entry)));
            }
        }
        return findings;
    }

    /**
     * Reports every {@code @Accept} on these elements that matches no finding or names something that cannot be
     * accepted.
     */
    public void checkAcceptances(List<? extends Element> elements) {
        findings();
        for (Element element : elements) {
            for (Acceptances.Acceptance acceptance : acceptances.on(element)) {
                Optional<Diagnostic> diagnostic = acceptance.diagnostic();
                if (diagnostic.isEmpty()) {
                    add(Diagnostic.ACCEPT_UNKNOWN, acceptance.place(), acceptance.id(), "which is not a diagnostic");
                } else if (diagnostic.get().severity() == Severity.ERROR) {
                    add(
                            Diagnostic.ACCEPT_UNKNOWN,
                            acceptance.place(),
                            acceptance.id(),
                            "which is an error and cannot be accepted");
                } else if (!acceptances.used(acceptance)) {
                    add(Diagnostic.ACCEPT_UNUSED, acceptance.place(), acceptance.id(), element.getSimpleName());
                }
            }
        }
    }

    /**
     * Prints errors as errors and findings as {@code findings}. By default they are notes and not warnings, because builds
     * may turn warnings into errors.
     */
    public void print(Messages messages, Kind findings) {
        for (Entry entry : entries) {
            if (reason(entry) == null) {
                String message =
                        "%s: %s (see %s)".formatted(entry.diagnostic.id(), entry.text, entry.diagnostic.page());
                Kind kind = entry.diagnostic.severity() == Severity.ERROR ? Kind.ERROR : findings;
                messages.print(kind, message, entry.place);
            }
        }
    }

    private @Nullable String reason(Entry entry) {
        if (entry.diagnostic.severity() == Severity.ERROR) {
            return null;
        }
        for (Element at = entry.place.element(); at != null; at = at.getEnclosingElement()) {
            String reason = acceptances.reason(at, entry.diagnostic);
            if (reason != null) {
                return reason;
            }
        }
        return acceptances.reason(design, entry.diagnostic);
    }
}
