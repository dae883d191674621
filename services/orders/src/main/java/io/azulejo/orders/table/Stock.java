package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import org.jspecify.annotations.Nullable;

/**
 * Stock of a product in one warehouse. {@code available} is stored because conditions cannot subtract; the physical
 * stock is the sum of all three amounts. The sort key repeats the ids because it is the partition key of index GSI1.
 *
 * @param reserved units reserved for order lines
 * @param held units under a manual hold
 * @param bin shelf, by which the picking queue is sorted
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#PRODUCT#{productId}", sk = "STOCK#{cnpj}#{productId}#{warehouse}")
public record Stock(
        @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        String productId,
        String warehouse,
        long available,
        long reserved,
        long held,
        @Nullable String bin,
        @Version long version) {}
