package io.azulejo.server.json;

import java.util.Base64;
import java.util.random.RandomGenerator;

/** Generator of random items as the JSON that a client would send. */
final class RandomJson {
    private static final String ALPHABET = "aZ09 _-#/\\\"\n\u0000\u00e9\u20ac\ud834\udd1e";
    private static final int MAX_DEPTH = 4;

    private RandomJson() {}

    static String item(RandomGenerator random) {
        return attributes(random, 0);
    }

    private static String attributes(RandomGenerator random, int depth) {
        StringBuilder json = new StringBuilder("{");
        int count = random.nextInt(6);
        for (int i = 0; i < count; i++) {
            json.append(i == 0 ? "" : ",")
                    .append(Json.quoted(i + text(random)))
                    .append(':')
                    .append(value(random, depth));
        }
        return json.append('}').toString();
    }

    private static String value(RandomGenerator random, int depth) {
        return switch (random.nextInt(depth < MAX_DEPTH ? 10 : 8)) {
            case 0 -> "{\"S\":" + Json.quoted(text(random)) + "}";
            case 1 -> "{\"N\":\"" + number(random) + "\"}";
            case 2 -> "{\"B\":\"" + binary(random) + "\"}";
            case 3 -> "{\"BOOL\":" + random.nextBoolean() + "}";
            case 4 -> "{\"NULL\":true}";
            case 5 -> "{\"SS\":[" + Json.quoted("1" + text(random)) + "," + Json.quoted("2" + text(random)) + "]}";
            case 6 -> "{\"NS\":[\"1" + random.nextInt(100) + "\",\"-" + (1 + random.nextInt(100)) + "\"]}";
            case 7 -> "{\"BS\":[\"AA==\",\"" + binary(random) + "\"]}";
            case 8 -> "{\"L\":[" + value(random, depth + 1) + "," + value(random, depth + 1) + "]}";
            default -> "{\"M\":" + attributes(random, depth + 1) + "}";
        };
    }

    private static String text(RandomGenerator random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(20);
        for (int i = 0; i < length; i++) {
            int at = ALPHABET.offsetByCodePoints(0, random.nextInt(ALPHABET.codePointCount(0, ALPHABET.length())));
            text.appendCodePoint(ALPHABET.codePointAt(at));
        }
        return text.toString();
    }

    private static String number(RandomGenerator random) {
        return random.nextLong() + (random.nextBoolean() ? "e" + (random.nextInt(100) - 50) : "");
    }

    private static String binary(RandomGenerator random) {
        byte[] bytes = new byte[2 + random.nextInt(10)];
        random.nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }
}
