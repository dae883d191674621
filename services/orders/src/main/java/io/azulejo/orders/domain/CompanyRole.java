package io.azulejo.orders.domain;

import java.util.Locale;

/** Role of a member in a company. Every role may read. */
public enum CompanyRole {
    /** May do everything. */
    OWNER,
    SALES,
    STOCK,
    PICKER,
    SHIPPER,
    FINANCE,
    /** May only read. */
    AUDITOR;

    private final String code = name().toLowerCase(Locale.ROOT);

    /** Returns the role's name in a membership. */
    public String code() {
        return code;
    }
}
