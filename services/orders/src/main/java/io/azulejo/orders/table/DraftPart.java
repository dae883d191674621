package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.orders.brazil.Cnpj;
import java.util.List;

/**
 * Batch of lines of an order that has more lines than a transaction takes. All batches are written with the header; a
 * job turns them into lines step by step.
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "DRAFT#{orderId}#{part:pad(4)}")
public record DraftPart(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String orderId,
        @FromKey int part,
        List<DraftLine> lines) {}
