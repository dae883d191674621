package io.azulejo.orders.brazil;

/** How CPF and CNPJ are taken. */
public enum NumberCheck {
    /** The check digits must hold. */
    STRICT,
    /** The shape suffices: for tables of others and the document's own examples. */
    LENIENT;

    public boolean accepts(Cnpj cnpj) {
        return this == LENIENT || cnpj.valid();
    }

    public boolean accepts(Cpf cpf) {
        return this == LENIENT || cpf.valid();
    }
}
