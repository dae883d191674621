package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonWriteFeature;

/** JSON configuration of the wire protocol. */
public final class WireJson {
    private WireJson() {}

    /** Returns a factory for bodies of at most this many bytes, which also bounds names and strings; thread-safe. */
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
