package io.azulejo.toolkit.error;

/** Table name with a variable that neither the options nor the environment define. */
public final class MissingVariableException extends ToolkitException {
    private static final long serialVersionUID = 1L;
    private final String variable;

    public MissingVariableException(String table, String variable) {
        super("The table name " + table + " needs the variable " + variable
                + ": give it in ToolkitOptions or in the environment");
        this.variable = variable;
    }

    public String variable() {
        return variable;
    }
}
