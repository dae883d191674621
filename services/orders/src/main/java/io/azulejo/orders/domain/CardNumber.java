package io.azulejo.orders.domain;

/** Detection of card numbers, which must not be stored: 13 to 19 digits whose Luhn check digit is right. */
final class CardNumber {
    private static final int SHORTEST = 13;
    private static final int LONGEST = 19;

    private CardNumber() {}

    static boolean looksLikeOne(String text) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character >= '0' && character <= '9') {
                digits.append(character);
            } else if (character != ' ' && character != '-' && character != '.') {
                return false;
            }
        }
        return digits.length() >= SHORTEST && digits.length() <= LONGEST && luhn(digits);
    }

    private static boolean luhn(CharSequence digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            if (i % 2 == 1) {
                digit *= 2;
            }
            sum += digit > 9 ? digit - 9 : digit;
        }
        return sum % 10 == 0;
    }
}
