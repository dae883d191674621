package io.azulejo.processor.source;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** Where in the source something is: an element, and within it perhaps an annotation and one of its values. */
public record Place(
        Element element,
        @Nullable AnnotationMirror annotation,
        @Nullable AnnotationValue value) {

    public static Place of(Element element) {
        return new Place(element, null, null);
    }
}
