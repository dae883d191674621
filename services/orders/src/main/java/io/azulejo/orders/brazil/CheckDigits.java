package io.azulejo.orders.brazil;

/** The two check digits of CPF and CNPJ: sums weighted from the right, modulo 11. */
final class CheckDigits {
    private CheckDigits() {}

    /**
     * Whether the last two characters follow from those before. A letter counts as its ASCII code less 48, as digits
     * do, so that the numbers with letters given out from July 2026 on are checked like the others.
     *
     * @param highestWeight after which the weights begin again at 2
     */
    static boolean hold(String characters, int highestWeight) {
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
        int rest = sum % 11;
        return rest < 2 ? 0 : 11 - rest;
    }
}
