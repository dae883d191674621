package io.azulejo.engine.operation;

import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.value.Value;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** A fingerprint of statements and their parameters. */
final class StatementDigest {
    private StatementDigest() {}

    static String of(List<StatementInput> statements) {
        StringBuilder text = new StringBuilder();
        for (StatementInput statement : statements) {
            text.append(statement.statement()).append('\0');
            for (Value value : statement.parameters() == null ? List.<Value>of() : statement.parameters()) {
                text.append(value).append('\0');
            }
        }
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.toString().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
