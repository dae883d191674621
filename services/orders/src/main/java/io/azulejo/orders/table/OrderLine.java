package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A line of an order. Its state is stored twice, as the document has it: in the key of index GSI2, which is the truth
 * because the document's own example has nothing else, and in {@code item_status}, which follows it.
 *
 * <p>Index GSI4 has one slot for it: among what waits for its product, or in the picking queue of its warehouse.
 *
 * @param orderDate since it is confirmed; before, it waits for nothing
 * @param warehouse where goods are reserved for it, null if none are
 * @param picker who holds it until {@code leaseUntil}
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "ITEM#{line:parts}")
@IndexKey(index = "GSI2", sk = "COMPANY#{cnpj}#ORDER#{orderId}#ITEM#{line:parts}")
@IndexKey(
        index = "GSI4",
        pk = "COMPANY#{cnpj}#PICK#{warehouse}",
        sk = "{priority:pad(1)}#{due}#{bin}#{orderId}#{line:parts}",
        when = "pickable")
@IndexKey(
        index = "GSI4",
        pk = "COMPANY#{cnpj}#WAIT#{productId}",
        sk = "{orderDate:seconds}#{orderId}#{line:parts}",
        when = "waiting")
@Accept(
        id = "AZ206",
        because = "the documented lists by state; the sort key begins with the company, by which it splits")
public record OrderLine(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String orderId,
        @FromKey @Convert(LineId.AsParts.class) LineId line,
        String productId,
        @Nullable String description,
        int quantity,
        BigDecimal unitPrice,

        @Attribute("GSI2-PK") @Convert(ItemCode.AsIndexKey.class)
        ItemCode status,

        @Convert(ItemCode.AsText.class) @Nullable ItemCode itemStatus,
        @Nullable Instant orderDate,
        @Nullable String warehouse,
        @Nullable Integer priority,
        @Nullable LocalDate due,
        @Nullable String bin,
        @Nullable String picker,
        @Time(TimePrecision.MILLIS) @Nullable Instant leaseUntil,
        @Version long version) {

    public OrderLine {
        unitPrice = Money.scaled(unitPrice);
        itemStatus = status;
    }

    /** Whether it stands in the picking queue; a claimed one does too, for its lease may end. */
    public boolean pickable() {
        return status == ItemStatus.AguardandoSeparacao || status == ItemStatus.EmSeparacao;
    }

    public boolean waiting() {
        return orderDate != null && (status == ItemStatus.AguardandoEstoque || status == ItemStatus.SemEstoque);
    }

    /** Whether it is in a state that only another program knows. */
    public boolean foreign() {
        return status instanceof ForeignCode;
    }

    public boolean live() {
        return status != ItemStatus.Cancelado;
    }

    public BigDecimal amount() {
        return unitPrice.multiply(BigDecimal.valueOf(quantity));
    }
}
