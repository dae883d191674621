package io.azulejo.orders.table;

/** A code that only another program knows: it is read and shown as it is, and nothing follows from it. */
public record ForeignCode(String code) implements OrderCode, ItemCode {

    @Override
    public boolean mayBecome(OrderCode next) {
        return false;
    }

    @Override
    public boolean mayBecome(ItemCode next) {
        return false;
    }

    @Override
    public boolean projected() {
        return false;
    }

    @Override
    public boolean ended() {
        return false;
    }

    @Override
    public boolean reserves() {
        return false;
    }

    @Override
    public String toString() {
        return code;
    }
}
