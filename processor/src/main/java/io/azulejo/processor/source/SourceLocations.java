package io.azulejo.processor.source;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import javax.lang.model.element.Element;

/** Source locations of a design's definitions, kept apart so that the definitions stay plain data. */
public final class SourceLocations {
    private final Element design;
    private final IdentityHashMap<Object, Map<String, SourceLocation>> places = new IdentityHashMap<>();

    public SourceLocations(Element design) {
        this.design = design;
    }

    public void put(Object definition, SourceLocation place) {
        put(definition, "", place);
    }

    public void put(Object definition, String part, SourceLocation place) {
        places.computeIfAbsent(definition, d -> new HashMap<>()).put(part, place);
    }

    /** Returns the location of a definition, or of the design if the definition has none. */
    public SourceLocation of(Object definition) {
        return of(definition, "");
    }

    /**
     * Returns the location of a part of a definition, such as one template, or of the definition if the part has none.
     */
    public SourceLocation of(Object definition, String part) {
        Map<String, SourceLocation> known = places.getOrDefault(definition, Map.of());
        SourceLocation place = known.get(part);
        return place != null ? place : known.getOrDefault("", SourceLocation.of(design));
    }
}
