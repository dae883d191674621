package io.azulejo.toolkit.error;

/** An item collection that does not make the aggregate: an entity of which there must be one is not there once. */
public final class IncompleteAggregateException extends ToolkitException {
    private static final long serialVersionUID = 1L;
    private final String entity;

    public IncompleteAggregateException(String pattern, String partition, String entity, String found) {
        super("\"" + pattern + "\" expects one " + entity + " in the item collection " + partition + ", found "
                + found);
        this.entity = entity;
    }

    public String entity() {
        return entity;
    }
}
