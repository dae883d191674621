package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Default;
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
 * Line of an order. Its status is stored twice, as the design document has it: in the key of index GSI2 and in {@code
 * item_status}. The index key is the source of truth because the document's example has nothing else.
 *
 * <p>Index GSI4 holds a line once: among the lines waiting for its product, or in its warehouse's picking queue.
 *
 * @param productId if a legacy line has none, the one in its key
 * @param quantity 1 if a legacy line has none
 * @param unitPrice 0 if a legacy line has none
 * @param status if a legacy line has no index key, {@code item_status} or else AguardandoEstoque
 * @param orderDate set when the order is confirmed; before that, the line is not waiting
 * @param warehouse where stock is reserved for the line, null if none is
 * @param shipmentId shipment that the line goes with, if its order is shipped in parts
 * @param picker id of the user who holds the line until {@code leaseUntil}
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
        because = "documented access pattern by status; the sort key starts with the company, so it can split")
public record OrderLine(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String orderId,
        @FromKey @Convert(LineId.AsParts.class) LineId line,
        @Default("") String productId,
        @Nullable String description,
        @Default("1") int quantity,
        @Default("0") BigDecimal unitPrice,

        @Attribute("GSI2-PK") @Convert(ItemStatusCode.AsIndexKey.class) @Default(OrderLine.NO_STATUS)
        ItemStatusCode status,

        @Convert(ItemStatusCode.AsText.class) @Nullable ItemStatusCode itemStatus,
        @Nullable Instant orderDate,
        @Nullable String warehouse,
        @Nullable Integer priority,
        @Nullable LocalDate due,
        @Nullable String bin,
        @Nullable String shipmentId,
        @Nullable String picker,
        @Time(TimePrecision.MILLIS) @Nullable Instant leaseUntil,
        @Version long version) {

    static final String NO_STATUS = "ITEMSTATUS#";

    public OrderLine {
        unitPrice = Money.scaled(unitPrice);
        if (productId.isEmpty()) {
            productId = line.productId();
        }
        if (status.code().isEmpty()) {
            status = itemStatus == null ? ItemStatus.AguardandoEstoque : itemStatus;
        }
        itemStatus = status;
    }

    /** Returns whether the line is in the picking queue. Claimed lines stay there because their lease may expire. */
    public boolean pickable() {
        return status == ItemStatus.AguardandoSeparacao || status == ItemStatus.EmSeparacao;
    }

    public boolean waiting() {
        return orderDate != null && (status == ItemStatus.AguardandoEstoque || status == ItemStatus.SemEstoque);
    }

    /** Returns whether another application set the line's status. */
    public boolean hasUnrecognizedStatus() {
        return status instanceof UnrecognizedStatus;
    }

    public boolean live() {
        return status != ItemStatus.Cancelado;
    }

    public BigDecimal amount() {
        return unitPrice.multiply(BigDecimal.valueOf(quantity));
    }
}
