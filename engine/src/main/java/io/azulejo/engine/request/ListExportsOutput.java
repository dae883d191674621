package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A ListExports response. */
public record ListExportsOutput(
        List<ExportOutput> exports, @Nullable String nextToken) {}
