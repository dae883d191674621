package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.brazil.Uf;
import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.Money;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Validation of the values of new items. Existing items are read whatever they hold. */
final class Fields {
    private static final Pattern CODE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");
    private static final String CODE_RULE =
            "must be 1 to 64 of A-Z, a-z, 0-9, '.', '_' and '-', starting with a letter or digit";
    private static final Pattern PHONE = Pattern.compile("\\+[1-9][0-9]{6,14}");
    private static final Pattern EMAIL = Pattern.compile("[^@\\s\\p{Cntrl}]{1,64}@[^@\\s\\p{Cntrl}]{1,189}");
    private static final Pattern CEP = Pattern.compile("([0-9]{5})-?([0-9]{3})");
    private static final BigDecimal MAX_AMOUNT = new BigDecimal("999999999.99");

    private Fields() {}

    /** Validates a code, such as a product id, warehouse or payment method. Codes are part of keys and paths. */
    static String code(String field, String value) {
        if (!CODE.matcher(value).matches()) {
            throw ProblemException.invalid(field, CODE_RULE);
        }
        return value;
    }

    /** Returns the warehouse that a query parameter names, or the company's default. Fails with 400. */
    static String warehouseParameter(@Nullable String named, Supplier<Company> company) {
        if (named != null && !CODE.matcher(named).matches()) {
            throw ProblemException.badParameter("warehouse", CODE_RULE);
        }
        return named == null ? company.get().warehouse() : named;
    }

    /** Returns the named warehouse, or the company's default. The company is read only if no warehouse is named. */
    static String warehouse(@Nullable String named, Supplier<Company> company) {
        return named == null ? company.get().warehouse() : code("warehouse", named);
    }

    static long quantity(String field, long value, long most) {
        if (value < 1 || value > most) {
            throw ProblemException.invalid(field, "must be from 1 to " + most);
        }
        return value;
    }

    /** Validates an amount in reais with at most two decimals. */
    static BigDecimal money(String field, BigDecimal value) {
        if (value.signum() < 0
                || value.compareTo(MAX_AMOUNT) > 0
                || value.stripTrailingZeros().scale() > 2) {
            throw ProblemException.invalid(field, "must be from 0 to " + MAX_AMOUNT + " with at most two decimals");
        }
        return Money.scaled(value);
    }

    static Uf uf(String field, String value) {
        try {
            return Uf.valueOf(value.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw ProblemException.invalid(field, "must be one of " + EnumSet.allOf(Uf.class));
        }
    }

    /**
     * Validates a phone number, which is stored as given. Without blanks, dashes and brackets it must be in E.164
     * format.
     */
    static @Nullable String phone(String field, @Nullable String value) {
        if (value == null || value.isBlank()) {
            return null;
        }
        if (!PHONE.matcher(value.replaceAll("[ ()-]", "")).matches()) {
            throw ProblemException.invalid(field, "must be an international phone number, such as +55 21 91234-5678");
        }
        return TextValidation.line(field, value, 30);
    }

    static @Nullable String email(String field, @Nullable String value) {
        if (value == null || value.isBlank()) {
            return null;
        }
        if (!EMAIL.matcher(value.strip()).matches()) {
            throw ProblemException.invalid(field, "must be an e-mail address of at most 254 characters");
        }
        return value.strip();
    }

    /** Validates a postal code and returns it with its dash. */
    static String cep(String field, String value) {
        var digits = CEP.matcher(value.strip());
        if (!digits.matches()) {
            throw ProblemException.invalid(field, "must be 8 digits, such as 22640-102");
        }
        return digits.group(1) + "-" + digits.group(2);
    }
}
