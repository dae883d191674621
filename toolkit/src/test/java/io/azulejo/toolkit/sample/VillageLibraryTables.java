package io.azulejo.toolkit.sample;

import io.azulejo.toolkit.schema.IndexRef;
import io.azulejo.toolkit.schema.TableRef;

// A class of its own: were these fields of the design, it and the schemas would initialise each other.
final class VillageLibraryTables {
    static final TableRef TABLE = new TableRef("${LIBRARY_TABLE:VillageLibrary}", "PK", "SK");
    static final IndexRef GSI1 = new IndexRef("GSI1", "GSI1PK", "GSI1SK");

    private VillageLibraryTables() {}
}
