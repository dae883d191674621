package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A DescribeExport request. */
public record ExportArnInput(@Nullable String exportArn) {}
