package io.azulejo.processor.source;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import javax.lang.model.element.Element;

/** Where the definitions of a design were declared, so that definitions themselves stay plain data. */
public final class Places {
    private final Element design;
    private final IdentityHashMap<Object, Map<String, Place>> places = new IdentityHashMap<>();

    public Places(Element design) {
        this.design = design;
    }

    public void put(Object definition, Place place) {
        put(definition, "", place);
    }

    public void put(Object definition, String part, Place place) {
        places.computeIfAbsent(definition, d -> new HashMap<>()).put(part, place);
    }

    /** The place of a definition; the design's own for one that has none. */
    public Place of(Object definition) {
        return of(definition, "");
    }

    /** The place of a part of a definition, such as one template; the definition's where the part has none. */
    public Place of(Object definition, String part) {
        Map<String, Place> known = places.getOrDefault(definition, Map.of());
        Place place = known.get(part);
        return place != null ? place : known.getOrDefault("", Place.of(design));
    }
}
