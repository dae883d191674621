package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A stream record as GetRecords shows it; {@code byService} if the item had expired. */
public record RecordOutput(
        String eventId,
        String eventName,
        String awsRegion,
        Instant approximateCreationDateTime,
        Item keys,
        @Nullable Item newImage,
        @Nullable Item oldImage,
        String sequenceNumber,
        long sizeBytes,
        String streamViewType,
        boolean byService) {
    public static final String EVENT_VERSION = "1.1";
    public static final String EVENT_SOURCE = "aws:dynamodb";
    public static final String SERVICE_TYPE = "Service";
    public static final String SERVICE_PRINCIPAL = "dynamodb.amazonaws.com";
}
