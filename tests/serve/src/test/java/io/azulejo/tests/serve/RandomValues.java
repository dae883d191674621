package io.azulejo.tests.serve;

import java.util.List;
import java.util.Random;

/** Random JSON, texts and path values: plausible ones and those that programs stumble over. Not thread-safe. */
final class RandomValues {
    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "a",
            "null",
            "0",
            "-1",
            "true",
            "azulejo-demo",
            "davi",
            "davi@example.org",
            "2026-03-01T12:00:00Z",
            "9999-99-99",
            "1e999",
            "99999999999999999999",
            "..",
            "../../etc/passwd",
            "%00",
            "#",
            "a#b#c",
            "POST#1",
            "\u0000",
            "\uD800",
            "\u202e",
            "😀",
            "é".repeat(200),
            "x".repeat(3000),
            "'; DROP TABLE x; --",
            "<script>alert(1)</script>",
            "${jndi:ldap://x}",
            "01920000-0000-7000-8000-000000000000");
    private static final List<String> NUMBERS = List.of(
            "0", "1", "-1", "0.1", "1e3", "1e400", "-0", "9007199254740993", "123456789012345678901234567890", "20");
    private static final int MAX_DEPTH = 4;

    private final Random random;
    private final List<String> names;

    /** @param names the field names that objects have */
    RandomValues(Random random, List<String> names) {
        this.random = random;
        this.names = names;
    }

    <T> T one(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    String text() {
        return one(TEXTS);
    }

    boolean rarely() {
        return random.nextInt(20) == 0;
    }

    String json(int depth) {
        return switch (random.nextInt(depth >= MAX_DEPTH ? 5 : 9)) {
            case 0 -> "null";
            case 1 -> random.nextBoolean() ? "true" : "false";
            case 2 -> one(NUMBERS);
            case 3, 4 -> quoted(text());
            case 5 -> list(depth);
            default -> object(depth);
        };
    }

    String object(int depth) {
        StringBuilder object = new StringBuilder("{");
        int fields = random.nextInt(6);
        for (int i = 0; i < fields; i++) {
            object.append(i == 0 ? "" : ",")
                    .append(quoted(one(names)))
                    .append(':')
                    .append(json(depth + 1));
        }
        return object.append('}').toString();
    }

    private String list(int depth) {
        StringBuilder list = new StringBuilder("[");
        int items = random.nextInt(4);
        for (int i = 0; i < items; i++) {
            list.append(i == 0 ? "" : ",").append(json(depth + 1));
        }
        return list.append(']').toString();
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || Character.isSurrogate(c)) {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c == '"' || c == '\\' ? "\\" : "").append(c);
            }
        }
        return quoted.append('"').toString();
    }

    /** Changes some bytes of a request. */
    byte[] mutated(byte[] bytes) {
        byte[] changed = bytes.clone();
        int changes = 1 + random.nextInt(4);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(changed.length);
            switch (random.nextInt(4)) {
                case 0 -> changed[at] = (byte) random.nextInt(256);
                case 1 -> changed[at] ^= (byte) (1 << random.nextInt(8));
                case 2 -> changed = without(changed, at, Math.min(changed.length - at, 1 + random.nextInt(8)));
                default -> changed = twice(changed, at, Math.min(changed.length - at, 1 + random.nextInt(40)));
            }
            if (changed.length == 0) {
                return new byte[] {'\r'};
            }
        }
        return changed;
    }

    private static byte[] without(byte[] bytes, int at, int count) {
        byte[] less = new byte[bytes.length - count];
        System.arraycopy(bytes, 0, less, 0, at);
        System.arraycopy(bytes, at + count, less, at, bytes.length - at - count);
        return less;
    }

    private static byte[] twice(byte[] bytes, int at, int count) {
        byte[] more = new byte[bytes.length + count];
        System.arraycopy(bytes, 0, more, 0, at + count);
        System.arraycopy(bytes, at, more, at + count, bytes.length - at);
        return more;
    }
}
