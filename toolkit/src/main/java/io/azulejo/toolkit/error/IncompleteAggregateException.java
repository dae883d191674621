package io.azulejo.toolkit.error;

/** Item collection without exactly one item of an entity that the aggregate requires once. */
public final class IncompleteAggregateException extends ToolkitException {
    private static final long serialVersionUID = 1L;
    private final String entity;
    private final boolean missing;

    public IncompleteAggregateException(String pattern, String partition, String entity, String found) {
        super("\"" + pattern + "\" expects one " + entity + " in the item collection " + partition + ", found "
                + found);
        this.entity = entity;
        this.missing = found.equals("none");
    }

    /** Returns whether there is no item of the entity; otherwise there are several. */
    public boolean missing() {
        return missing;
    }

    public String entity() {
        return entity;
    }
}
