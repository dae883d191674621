package io.azulejo.cli.transfer;

import java.io.IOException;

/** A line that is not an item. The text says why, without quoting it. */
final class MalformedLineException extends IOException {
    private static final long serialVersionUID = 1L;

    MalformedLineException(String message) {
        super(message);
    }
}
