package io.azulejo.orders.rules;

import java.util.Locale;

/** What somebody may do in a company. Every one of them may read. */
public enum CompanyRole {
    /** Everything. */
    OWNER,
    SALES,
    STOCK,
    PICKER,
    SHIPPER,
    FINANCE,
    /** Reads, and nothing else. */
    AUDITOR;

    private final String code = name().toLowerCase(Locale.ROOT);

    /** As a membership names it. */
    public String code() {
        return code;
    }
}
