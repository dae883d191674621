package io.azulejo.orders.brazil;

/** Check digit calculation for CPF and CNPJ: sums weighted from the right, modulo 11. */
final class CheckDigits {
    private CheckDigits() {}

    /**
     * Returns whether the last two characters are the correct check digits. A letter counts as its ASCII code minus 48,
     * as digits do, so CNPJs with letters, issued since July 2026, follow the same rule.
     *
     * @param highestWeight weight after which the sequence restarts at 2
     */
    static boolean areValid(String characters, int highestWeight) {
        int body = characters.length() - 2;
        int first = digit(characters, body, highestWeight);
        int second = digit(characters, body + 1, highestWeight);
        return characters.charAt(body) - '0' == first && characters.charAt(body + 1) - '0' == second;
    }

    private static int digit(String characters, int length, int highestWeight) {
        int sum = 0;
        int weight = 2;
        for (int i = length - 1; i >= 0; i--) {
            sum += (characters.charAt(i) - '0') * weight;
            weight = weight == highestWeight ? 2 : weight + 1;
        }
        int remainder = sum % 11;
        return remainder < 2 ? 0 : 11 - remainder;
    }
}
