package io.azulejo.processor.report;

import io.azulejo.annotation.Accept;
import io.azulejo.design.Diagnostic;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.source.SourceLocation;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** {@link Accept} annotations of a design, with a record of which ones have matched a finding. */
final class Acceptances {
    record Acceptance(String id, String because, SourceLocation place) {
        Optional<Diagnostic> diagnostic() {
            return Arrays.stream(Diagnostic.values())
                    .filter(diagnostic -> diagnostic.id().equals(id))
                    .findFirst();
        }
    }

    private final Map<Element, List<Acceptance>> byElement = new HashMap<>();
    private final Set<Acceptance> used = new HashSet<>();

    List<Acceptance> on(Element element) {
        return byElement.computeIfAbsent(
                element,
                e -> AnnotationView.all(e, Accept.class).stream()
                        .map(mirror ->
                                new Acceptance(mirror.string("id"), mirror.string("because"), mirror.place("id")))
                        .toList());
    }

    @Nullable
    String reason(Element element, Diagnostic diagnostic) {
        for (Acceptance acceptance : on(element)) {
            if (acceptance.id.equals(diagnostic.id())) {
                used.add(acceptance);
                return acceptance.because;
            }
        }
        return null;
    }

    boolean used(Acceptance acceptance) {
        return used.contains(acceptance);
    }
}
