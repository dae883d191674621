package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;

/** The item collection a write touched, in a table with local indexes, and its size in gigabytes, from and to. */
public record ItemCollectionMetrics(Item itemCollectionKey, List<Double> sizeEstimateRangeGb) {}
