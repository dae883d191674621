package io.azulejo.processor.source;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Source location: an element and, optionally, one of its annotations and a value of the annotation.
 *
 * @param repeated identifies a repeated annotation, for which the compiler has no positions
 */
public record SourceLocation(
        Element element,
        @Nullable AnnotationMirror annotation,
        @Nullable AnnotationValue value,
        @Nullable Repeated repeated) {

    /**
     * One of several annotations of the same type on an element.
     *
     * @param number the zero-based position
     * @param member the member, empty for the annotation itself
     */
    public record Repeated(String simpleName, int number, String member) {}

    public static SourceLocation of(Element element) {
        return new SourceLocation(element, null, null, null);
    }
}
