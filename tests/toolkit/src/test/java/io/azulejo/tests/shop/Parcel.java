package io.azulejo.tests.shop;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import java.time.Instant;
import java.time.LocalDate;

@Entity("PARCEL")
@Key(pk = "PARCEL#{parcelId}", sk = "PARCEL")
@IndexKey(index = "sent", pk = "SENT#{sentAt:day}#{shard}", sk = "{sentAt}#{parcelId}", shards = 2)
@IndexKey(index = "due", pk = "DUE#{due}", sk = "{parcelId}")
public record Parcel(String parcelId, Instant sentAt, LocalDate due) {}
