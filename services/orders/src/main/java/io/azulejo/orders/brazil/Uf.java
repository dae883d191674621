package io.azulejo.orders.brazil;

import java.util.Arrays;
import java.util.Optional;

/** Brazilian states and the federal district. They distinguish cities with the same name. */
public enum Uf {
    AC,
    AL,
    AM,
    AP,
    BA,
    CE,
    DF,
    ES,
    GO,
    MA,
    MG,
    MS,
    MT,
    PA,
    PB,
    PE,
    PI,
    PR,
    RJ,
    RN,
    RO,
    RR,
    RS,
    SC,
    SE,
    SP,
    TO;

    /** Returns the state with this code in any case, or empty if there is none. */
    public static Optional<Uf> find(String code) {
        return Arrays.stream(values())
                .filter(state -> state.name().equalsIgnoreCase(code.strip()))
                .findFirst();
    }
}
