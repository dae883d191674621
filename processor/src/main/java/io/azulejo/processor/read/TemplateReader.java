package io.azulejo.processor.read;

import io.azulejo.design.Diagnostic;
import io.azulejo.processor.source.Mirror;
import io.azulejo.template.KeyTemplate;
import io.azulejo.template.TemplateSyntaxException;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reads key templates out of annotations. */
final class TemplateReader {
    private final Reading reading;

    TemplateReader(Reading reading) {
        this.reading = reading;
    }

    /** The template of a member, absent where it is empty or cannot be read, which is reported. */
    Optional<KeyTemplate> read(TypeElement entity, Mirror mirror, String member) {
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
