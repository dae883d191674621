package io.azulejo.toolkit.sample;

import io.azulejo.toolkit.schema.IndexRef;
import io.azulejo.toolkit.schema.TableRef;

// A separate class: as fields of the design, they would cause a class initialization cycle with the schemas.
final class VillageLibraryTables {
    static final TableRef TABLE = new TableRef("${LIBRARY_TABLE:VillageLibrary}", "PK", "SK");
    static final IndexRef GSI1 = new IndexRef("GSI1", "GSI1PK", "GSI1SK");

    private VillageLibraryTables() {}
}
