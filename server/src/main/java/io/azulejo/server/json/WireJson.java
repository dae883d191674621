package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonWriteFeature;

/** How JSON is read from and written to the wire. */
public final class WireJson {
    private WireJson() {}

    /** A factory for bodies of at most some bytes, which also bounds names and strings; safe for many threads. */
    public static JsonFactory factory(int maxBodyBytes) {
        return JsonFactory.builder()
                .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNameLength(maxBodyBytes)
                        .maxStringLength(maxBodyBytes)
                        .build())
                .build();
    }
}
