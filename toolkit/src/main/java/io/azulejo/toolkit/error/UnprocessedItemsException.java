package io.azulejo.toolkit.error;

/** Batch with items that DynamoDB left unprocessed for all attempts that the options allow. */
public final class UnprocessedItemsException extends ToolkitException {
    private static final long serialVersionUID = 1L;
    private final int unprocessed;

    public UnprocessedItemsException(String pattern, int unprocessed, int attempts) {
        super("\"" + pattern + "\" still has " + unprocessed + " unprocessed items after " + attempts + " attempts");
        this.unprocessed = unprocessed;
    }

    public int unprocessed() {
        return unprocessed;
    }
}
