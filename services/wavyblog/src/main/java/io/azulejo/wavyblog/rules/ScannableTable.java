package io.azulejo.wavyblog.rules;

import io.azulejo.wavyblog.table.WavyBlogTable;

/** The table without the refusal to scan that requests have, for jobs that say why they need it. */
public record ScannableTable(WavyBlogTable table) {}
