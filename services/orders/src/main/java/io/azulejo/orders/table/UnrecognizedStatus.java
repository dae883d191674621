package io.azulejo.orders.table;

/** Status code written by another application. It is read and shown unchanged and allows no transition. */
public record UnrecognizedStatus(String code) implements OrderStatusCode, ItemStatusCode {

    @Override
    public boolean canTransitionTo(OrderStatusCode next) {
        return false;
    }

    @Override
    public boolean canTransitionTo(ItemStatusCode next) {
        return false;
    }

    @Override
    public boolean derivedFromLines() {
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
