package io.azulejo.server.signature;

/** An access key that may sign requests. Its string form hides the secret. */
public record AccessKey(String id, String secret) {
    public AccessKey {
        if (id.isBlank() || id.indexOf('/') >= 0) {
            throw new IllegalArgumentException(
                    "An access key id is a non-empty text without a slash, not '" + id + "'");
        }
        if (secret.isBlank()) {
            throw new IllegalArgumentException("The secret of access key '" + id + "' is empty");
        }
    }

    @Override
    public String toString() {
        return "AccessKey[id=" + id + "]";
    }
}
