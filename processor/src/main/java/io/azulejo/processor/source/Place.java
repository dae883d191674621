package io.azulejo.processor.source;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Where in the source something is: an element, and within it perhaps an annotation and one of its values.
 *
 * @param repeated which of several annotations of one type it is; the compiler's own positions lose repeated ones
 */
public record Place(
        Element element,
        @Nullable AnnotationMirror annotation,
        @Nullable AnnotationValue value,
        @Nullable Repeated repeated) {

    /**
     * One of several annotations of a type on an element.
     *
     * @param number from 0
     * @param member the member meant, empty for the annotation itself
     */
    public record Repeated(String simpleName, int number, String member) {}

    public static Place of(Element element) {
        return new Place(element, null, null, null);
    }
}
