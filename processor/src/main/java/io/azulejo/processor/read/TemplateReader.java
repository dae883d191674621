package io.azulejo.processor.read;

import io.azulejo.design.Diagnostic;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.template.KeyTemplate;
import io.azulejo.template.TemplateSyntaxException;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reader of key templates in annotations. */
final class TemplateReader {
    private final ReaderContext reading;

    TemplateReader(ReaderContext reading) {
        this.reading = reading;
    }

    /** Reads the template of a member. Returns empty if it is empty or, after reporting it, invalid. */
    Optional<KeyTemplate> read(TypeElement entity, AnnotationView mirror, String member) {
        String text = mirror.string(member);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(KeyTemplate.parse(text));
        } catch (TemplateSyntaxException e) {
            reading.report()
                    .add(
                            Diagnostic.TEMPLATE_SYNTAX,
                            mirror.place(member),
                            entity.getSimpleName(),
                            String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }
}
