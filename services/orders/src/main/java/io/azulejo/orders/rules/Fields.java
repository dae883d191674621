package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.Uf;
import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.Money;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the values of new items must look like. Items of others are read whatever they hold. */
final class Fields {
    private static final Pattern CODE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");
    private static final Pattern PHONE = Pattern.compile("\\+[1-9][0-9]{6,14}");
    private static final Pattern EMAIL = Pattern.compile("[^@\\s\\p{Cntrl}]{1,64}@[^@\\s\\p{Cntrl}]{1,189}");
    private static final Pattern CEP = Pattern.compile("([0-9]{5})-?([0-9]{3})");
    private static final BigDecimal MOST = new BigDecimal("999999999.99");

    private Fields() {}

    /** Product ids, warehouses, methods of payment: what stands in keys and paths. */
    static String code(String field, String value) {
        if (!CODE.matcher(value).matches()) {
            throw ProblemException.invalid(
                    field, "must be 1 to 64 of A-Z, a-z, 0-9, '.', '_' and '-', beginning with a letter or digit");
        }
        return value;
    }

    /** The warehouse that is named, or the company's own, for which the company is read. */
    static String warehouse(@Nullable String named, Supplier<Company> company) {
        return named == null ? company.get().warehouse() : code("warehouse", named);
    }

    static long quantity(String field, long value, long most) {
        if (value < 1 || value > most) {
            throw ProblemException.invalid(field, "must be from 1 to " + most);
        }
        return value;
    }

    /** An amount of reais; never a fraction of a centavo. */
    static BigDecimal money(String field, BigDecimal value) {
        if (value.signum() < 0
                || value.compareTo(MOST) > 0
                || value.stripTrailingZeros().scale() > 2) {
            throw ProblemException.invalid(field, "must be from 0 to " + MOST + " with at most two decimals");
        }
        return Money.scaled(value);
    }

    static Uf uf(String field, String value) {
        try {
            return Uf.valueOf(value.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw ProblemException.invalid(field, "must be one of the 27 states, such as RJ");
        }
    }

    /** Stored as it is written; E.164 once blanks, dashes and brackets are left out. */
    static @Nullable String phone(String field, @Nullable String value) {
        if (value == null || value.isBlank()) {
            return null;
        }
        if (!PHONE.matcher(value.replaceAll("[ ()-]", "")).matches()) {
            throw ProblemException.invalid(field, "must be a number with its country, such as +55 21 91234-5678");
        }
        return Texts.line(field, value, 30);
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

    /** A postal code, always with its dash. */
    static String cep(String field, String value) {
        var digits = CEP.matcher(value.strip());
        if (!digits.matches()) {
            throw ProblemException.invalid(field, "must be 8 digits, such as 22640-102");
        }
        return digits.group(1) + "-" + digits.group(2);
    }
}
