package io.azulejo.processor.report;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.Diagnostic.Severity;
import io.azulejo.design.Finding;
import io.azulejo.processor.source.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/** Collects what is said about one design and prints it. Not thread-safe, as the compiler is not. */
public final class Report {
    private record Entry(Diagnostic diagnostic, Place place, String about, String text) {}

    private final Element design;
    private final Acceptances acceptances;
    private final List<Entry> entries = new ArrayList<>();

    /** @param design the interface the design is declared on, where its acceptances may stand */
    public Report(Element design) {
        this.design = design;
        this.acceptances = new Acceptances();
    }

    /** An error, or a finding about the element it is reported on. */
    public void add(Diagnostic diagnostic, Place place, Object... names) {
        addAbout(place.element().getSimpleName().toString(), diagnostic, place, names);
    }

    /** A finding about something that is no element, such as an index. */
    public void addAbout(String about, Diagnostic diagnostic, Place place, Object... names) {
        Entry entry = new Entry(diagnostic, place, about, diagnostic.text().formatted(names));
        if (!entries.contains(entry)) {
            entries.add(entry);
        }
    }

    public boolean hasErrors() {
        return entries.stream().anyMatch(entry -> entry.diagnostic.severity() == Severity.ERROR);
    }

    /** The findings, each with the reason for which it is accepted if it is. */
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.diagnostic.severity() == Severity.FINDING) {
                findings.add(new Finding(entry.diagnostic, entry.about, entry.text, reason(entry)));
            }
        }
        return findings;
    }

    /** Says which acceptances on these elements accept nothing, or something that cannot be accepted. */
    public void checkAcceptances(List<? extends Element> elements) {
        findings();
        for (Element element : elements) {
            for (Acceptances.Acceptance acceptance : acceptances.on(element)) {
                Optional<Diagnostic> diagnostic = acceptance.diagnostic();
                if (diagnostic.isEmpty()) {
                    add(Diagnostic.ACCEPT_UNKNOWN, acceptance.place(), acceptance.id(), "which is no diagnostic");
                } else if (diagnostic.get().severity() == Severity.ERROR) {
                    add(
                            Diagnostic.ACCEPT_UNKNOWN,
                            acceptance.place(),
                            acceptance.id(),
                            "which is an error and cannot be accepted");
                } else if (!acceptances.used(acceptance)) {
                    add(Diagnostic.ACCEPT_IN_VAIN, acceptance.place(), acceptance.id(), element.getSimpleName());
                }
            }
        }
    }

    /** Errors as errors; findings as notes, never as warnings, because builds turn warnings into errors. */
    public void print(Messages messages) {
        for (Entry entry : entries) {
            if (reason(entry) == null) {
                String message =
                        "%s: %s (see %s)".formatted(entry.diagnostic.id(), entry.text, entry.diagnostic.page());
                Kind kind = entry.diagnostic.severity() == Severity.ERROR ? Kind.ERROR : Kind.NOTE;
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
