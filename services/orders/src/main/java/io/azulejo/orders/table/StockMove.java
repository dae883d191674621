package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.toolkit.Generated;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Entry of a product's stock ledger, written with the change of stock that it records. */
@Entity
@Key(pk = "COMPANY#{cnpj}#PRODUCT#{productId}", sk = "MOVE#{id}")
@Accept(id = "AZ213", because = "a ledger is kept; it is read in pages, and nothing reads the whole item collection")
public record StockMove(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String productId,
        @GeneratedId String id,
        String warehouse,
        Kind kind,
        long quantity,
        @Nullable String orderId,
        @Nullable String reason,
        String by,
        @CreatedAt @Time(TimePrecision.MILLIS) Instant at) {

    public static StockMove of(
            Stock stock, Kind kind, long quantity, @Nullable String orderId, @Nullable String reason, String by) {
        return new StockMove(
                stock.cnpj(),
                stock.productId(),
                Generated.ID,
                stock.warehouse(),
                kind,
                quantity,
                orderId,
                reason,
                by,
                Generated.TIME);
    }

    /** Kind of stock move, with its effect on the available, reserved and held amounts. */
    public enum Kind {
        RECEIVE(1, 0, 0),
        /** Correction after a count. The quantity may be negative. */
        ADJUST(1, 0, 0),
        RESERVE(-1, 1, 0),
        RELEASE(1, -1, 0),
        /** A picker found less than the recorded stock. */
        SHORTAGE(0, -1, 0),
        SHIP(0, -1, 0),
        RETURN(1, 0, 0),
        HOLD(-1, 0, 1),
        UNHOLD(1, 0, -1);

        private final int available;
        private final int reserved;
        private final int held;

        Kind(int available, int reserved, int held) {
            this.available = available;
            this.reserved = reserved;
            this.held = held;
        }

        public int available() {
            return available;
        }

        public int reserved() {
            return reserved;
        }

        public int held() {
            return held;
        }
    }
}
