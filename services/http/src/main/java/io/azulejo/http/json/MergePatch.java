package io.azulejo.http.json;

/**
 * Body of a {@code PATCH} request that follows RFC 7396. A component is null if the field is absent, and an empty text if
 * the field is {@code null}: an empty text clears a field, or is refused where the field is required.
 */
public interface MergePatch {}
