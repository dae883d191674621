package io.azulejo.cli.transfer;

import java.io.IOException;

/** Line that is not an item. The message gives the reason without quoting the line. */
final class MalformedLineException extends IOException {
    private static final long serialVersionUID = 1L;

    MalformedLineException(String message) {
        super(message);
    }
}
