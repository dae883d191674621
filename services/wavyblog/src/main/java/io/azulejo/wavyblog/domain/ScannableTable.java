package io.azulejo.wavyblog.domain;

import io.azulejo.wavyblog.table.WavyBlogTable;

/** Table that allows scans, for jobs that need them. The table for requests refuses scans. */
public record ScannableTable(WavyBlogTable table) {}
