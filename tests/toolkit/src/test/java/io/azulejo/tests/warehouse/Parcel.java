package io.azulejo.tests.warehouse;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import org.jspecify.annotations.Nullable;

@Entity("PARCEL")
@Key(pk = "PARCEL#{parcelId}", sk = "PARCEL")
@IndexKey(index = "ByState", pk = "READY#{depot}", sk = "PARCEL#{parcelId}", when = "!held")
public record Parcel(
        String parcelId, String depot, @Nullable Boolean held) {}
