package io.azulejo.design;

/**
 * The catalogue of everything the compiler says about a design. An id never changes its meaning and is never used
 * again. {@code docs/diagnostics} has a page for each.
 */
public enum Diagnostic {
    TEMPLATE_SYNTAX("AZ101", Severity.ERROR, "Key template of %s cannot be read: %s"),
    UNKNOWN_COMPONENT(
            "AZ102", Severity.ERROR, "Key template \"%s\" names {%s}, but %s has no such component; it has %s"),
    COMPONENT_NOT_IN_KEY("AZ103", Severity.ERROR, "Key template \"%s\" cannot hold %s.%s: %s"),
    NULLABLE_IN_KEY("AZ104", Severity.ERROR, "Table key \"%s\" must always be there, but %s.%s may be null"),
    PARTITION_INCOMPLETE(
            "AZ105",
            Severity.ERROR,
            "Access pattern %s gives no parameter %s, which the partition key \"%s\" of %s needs"),
    SORT_SEGMENT_SKIPPED(
            "AZ106",
            Severity.ERROR,
            "Access pattern %s gives %s but not %s, which stands before it in the sort key \"%s\""),
    PARAMETER_UNUSED("AZ107", Severity.ERROR, "Parameter %s of access pattern %s has no use: %s"),
    PARAMETER_TYPE("AZ108", Severity.ERROR, "Parameter %s of access pattern %s is %s, but %s.%s takes %s"),
    NOT_IN_INDEX("AZ109", Severity.ERROR, "Access pattern %s reads index %s, but %s is not in it: %s"),
    UNKNOWN_INDEX("AZ110", Severity.ERROR, "%s names index %s, but table %s has %s"),
    KEYS_MAY_BE_EQUAL("AZ111", Severity.ERROR, "Keys of %s and %s can be equal: %s and %s"),
    STALE_INDEX_KEY(
            "AZ112",
            Severity.ERROR,
            "Access pattern %s sets %s, which is part of %s of %s, but not %s: the key would go stale;"
                    + " add the parameter or say readFirst = true"),
    ONLY_A_SCAN(
            "AZ113",
            Severity.ERROR,
            "Access pattern %s gives no part of the partition key \"%s\" of %s: only a scan could answer it"),
    PROJECTION_LACKS(
            "AZ114",
            Severity.ERROR,
            "Access pattern %s returns %s, but index %s does not project %s; return a @ProjectionOf record or say complete = true"),
    PROJECTION_LIMIT("AZ115", Severity.ERROR, "%s, but DynamoDB allows %s"),
    TRANSACTION_TOO_LARGE("AZ116", Severity.ERROR, "Transaction %s needs at least %s actions, but DynamoDB allows 100"),
    ENTITY_TYPE_AMBIGUOUS("AZ117", Severity.ERROR, "Entity type \"%s\" belongs to both %s and %s"),
    ENTITY_SHAPE("AZ118", Severity.ERROR, "%s cannot be an entity: %s"),
    COMPONENT_TYPE("AZ119", Severity.ERROR, "%s.%s has type %s, which cannot be stored: %s"),
    COMPONENT_ROLE("AZ120", Severity.ERROR, "@%s on %s.%s: %s"),
    ATTRIBUTE_CLASH("AZ121", Severity.ERROR, "Attribute \"%s\" of %s would hold both %s and %s"),
    WHEN_NOT_BOOLEAN(
            "AZ122",
            Severity.ERROR,
            "Condition when = \"%s\" on %s names no boolean component or boolean method without parameters"),
    UNIQUE_GUARD("AZ123", Severity.ERROR, "@Unique on %s: %s"),
    REFERENCE("AZ124", Severity.ERROR, "@Exists on %s: %s"),
    NO_ALTERNATIVE(
            "AZ125", Severity.ERROR, "Access pattern %s says when = \"%s\", but %s has no such alternative in %s"),
    PATTERN_SHAPE("AZ126", Severity.ERROR, "Access pattern %s cannot be generated: %s"),
    RESULT_SHAPE("AZ127", Severity.ERROR, "Access pattern %s cannot return %s: %s"),
    NOT_FROM_KEY("AZ128", Severity.ERROR, "%s.%s cannot be read from the table key: %s"),
    SHARDS("AZ129", Severity.ERROR, "Index key %s of %s: %s"),
    TABLE_SHAPE("AZ130", Severity.ERROR, "Table %s: %s"),
    INDEX_KEY_SHAPE("AZ131", Severity.ERROR, "Key of %s in index %s: %s"),
    COMPONENT_NOT_SETTABLE("AZ132", Severity.ERROR, "Access pattern %s cannot set %s.%s: %s"),
    ACCEPT_UNKNOWN("AZ133", Severity.ERROR, "@Accept names %s, %s"),

    FOREIGN_ITEMS(
            "AZ201", Severity.FINDING, "Access pattern %s would also read items of %s; they are paid for and skipped"),
    NUMBER_UNSORTED(
            "AZ202",
            Severity.FINDING,
            "Sort key \"%s\" of %s holds the number %s unpadded, so that 10 sorts before 9; write {%s:%s}"),
    TIME_UNSORTED(
            "AZ203",
            Severity.FINDING,
            "Sort key \"%s\" of %s holds the time %s as %s, whose width varies, so that it does not sort by time"),
    UNIQUE_WITH_TIME(
            "AZ204",
            Severity.FINDING,
            "%s of %s contains the time %s, so that nothing but the time keeps two %s apart"),
    INDEX_UNUSED("AZ205", Severity.FINDING, "Index %s of table %s is written by %s but read by no access pattern"),
    HOT_PARTITION(
            "AZ206", Severity.FINDING, "All items of %s share %s in %s, which takes 1,000 writes a second at most"),
    TRANSACTION_MAY_BE_TOO_LARGE("AZ207", Severity.FINDING, "Transaction %s may need more than 100 actions: %s"),
    ACCEPT_IN_VAIN("AZ208", Severity.FINDING, "@Accept of %s on %s accepts nothing"),
    WIDE_PROJECTION(
            "AZ209", Severity.FINDING, "Index %s copies %s of %s, though its lists could do without; project less"),
    INDEX_KEY_UNUSED(
            "AZ210", Severity.FINDING, "Key \"%s\" of %s in index %s is written but read by no access pattern"),
    PRIVATE_IN_KEY(
            "AZ211",
            Severity.FINDING,
            "%s of %s holds %s, which by its name is %s; keys go into logs, cursors, streams and backups"),
    SECRET_IN_INDEX(
            "AZ212",
            Severity.FINDING,
            "Index %s copies %s of %s, which by its name is a secret, to all who read the index"),
    COLLECTION_GROWS(
            "AZ213", Severity.FINDING, "Item collection \"%s\" grows with every %s, for nothing takes one out again"),
    UNIQUENESS_MISSING(
            "AZ214",
            Severity.FINDING,
            "Access pattern %s expects one %s, but nothing makes %s unique: an index does not"),
    READS_WITHOUT_BOUND(
            "AZ215",
            Severity.FINDING,
            "Access pattern %s reads every %s of an item collection that grows; return a Page or give a limit"),
    INDEX_REPEATS("AZ216", Severity.FINDING, "Key of %s in index %s finds what %s finds: both are by %s"),
    STATE_IN_KEY(
            "AZ217",
            Severity.FINDING,
            "Table key \"%s\" of %s holds the state %s, so that a change is a delete and a put"),
    TENANTS_MIXED(
            "AZ218", Severity.FINDING, "Access pattern %s reads %s of every %s, though the table keeps them apart"),
    OUTLIVES_PARENT(
            "AZ219", Severity.FINDING, "Items of %s stay when the %s of their partition expires: they have no TTL"),
    KEY_NEEDS_TIME("AZ220", Severity.FINDING, "Access pattern %s needs %s, which only who has read the %s knows"),
    STATE_NOT_IN_KEY(
            "AZ221", Severity.FINDING, "Key of %s in index %s does not regard %s, so that lists show what is hidden");

    /** What a diagnostic means for the build. */
    public enum Severity {
        /** Cannot run, or can corrupt data; ends the compilation. */
        ERROR,
        /** Legal but unwise; a note, part of the design as data, acceptable with a reason. */
        FINDING
    }

    private final String id;
    private final Severity severity;
    private final String text;

    Diagnostic(String id, Severity severity, String text) {
        this.id = id;
        this.severity = severity;
        this.text = text;
    }

    public String id() {
        return id;
    }

    public Severity severity() {
        return severity;
    }

    /** The sentence, with {@code %s} where the names go. */
    public String text() {
        return text;
    }

    /** The page that explains it, relative to the project's root. */
    public String page() {
        return "docs/diagnostics/" + id + ".md";
    }
}
