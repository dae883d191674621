package io.azulejo.design;

/**
 * Catalogue of all diagnostics about a design. An id never changes its meaning and is never reused. {@code
 * docs/diagnostics} has a page for each.
 */
public enum Diagnostic {
    TEMPLATE_SYNTAX("AZ101", Severity.ERROR, "Key template of %s cannot be read: %s"),
    UNKNOWN_COMPONENT(
            "AZ102", Severity.ERROR, "Key template \"%s\" names {%s}, but %s has no such component; it has %s"),
    COMPONENT_NOT_IN_KEY("AZ103", Severity.ERROR, "Key template \"%s\" cannot hold %s.%s: %s"),
    NULLABLE_IN_KEY("AZ104", Severity.ERROR, "Table key \"%s\" uses %s.%s, which may be null"),
    PARTITION_INCOMPLETE(
            "AZ105", Severity.ERROR, "Access pattern %s has no parameter %s, which the %s key \"%s\" of %s needs"),
    SORT_SEGMENT_SKIPPED(
            "AZ106",
            Severity.ERROR,
            "Access pattern %s has %s but not %s, which comes before it in the sort key \"%s\""),
    PARAMETER_UNUSED("AZ107", Severity.ERROR, "Parameter %s of access pattern %s is not used: %s"),
    PARAMETER_TYPE("AZ108", Severity.ERROR, "Parameter %s of access pattern %s is %s, but %s.%s takes %s"),
    NOT_IN_INDEX("AZ109", Severity.ERROR, "Access pattern %s reads index %s, but %s is not in it: %s"),
    UNKNOWN_INDEX("AZ110", Severity.ERROR, "%s names index %s, but table %s has %s"),
    KEYS_MAY_BE_EQUAL("AZ111", Severity.ERROR, "Keys of %s and %s can be equal: %s and %s"),
    STALE_INDEX_KEY(
            "AZ112",
            Severity.ERROR,
            "Access pattern %s sets %s, on which %s of %s %s, but not %s: the key would become stale;"
                    + " add the parameter or set readFirst = true"),
    SCAN_REQUIRED(
            "AZ113",
            Severity.ERROR,
            "Access pattern %s has no parameter for the partition key \"%s\" of %s: it would need a scan"),
    PROJECTION_INCOMPLETE(
            "AZ114",
            Severity.ERROR,
            "Access pattern %s returns %s, but index %s does not project %s; %s or set complete = true"),
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
            "AZ125", Severity.ERROR, "Access pattern %s declares when = \"%s\", but %s has no such alternative in %s"),
    PATTERN_SHAPE("AZ126", Severity.ERROR, "Access pattern %s cannot be generated: %s"),
    RESULT_SHAPE("AZ127", Severity.ERROR, "Access pattern %s cannot return %s: %s"),
    NOT_FROM_KEY("AZ128", Severity.ERROR, "%s.%s cannot be read from the table key: %s"),
    SHARDS("AZ129", Severity.ERROR, "Index key %s of %s: %s"),
    TABLE_SHAPE("AZ130", Severity.ERROR, "Table %s: %s"),
    INDEX_KEY_SHAPE("AZ131", Severity.ERROR, "Key of %s in index %s: %s"),
    COMPONENT_NOT_SETTABLE("AZ132", Severity.ERROR, "Access pattern %s cannot set %s.%s: %s"),
    ACCEPT_UNKNOWN("AZ133", Severity.ERROR, "@Accept names %s, %s"),
    DEFAULT_VALUE("AZ134", Severity.ERROR, "@Default on %s.%s: %s"),
    ATTRIBUTE_ALIAS("AZ135", Severity.ERROR, "Alias \"%s\" of %s.%s: %s"),
    UPCAST("AZ136", Severity.ERROR, "@Upcast on %s: %s"),
    GUARD_NAME(
            "AZ137",
            Severity.ERROR,
            "@Unique on %s: the key of its guard would contain %s; set name = \"%s\" to fix it"),
    LIMIT_CUTS_PART(
            "AZ140",
            Severity.ERROR,
            "Access pattern %s reads at most %s items, but %s comes before %s, which may then be cut off; %s"),
    NOT_ONE_VALUE("AZ141", Severity.ERROR, "Access pattern %s has a %s for %s, but %s of %s takes one value"),
    QUERY_LIMIT("AZ142", Severity.ERROR, "Access pattern %s cannot have limit = %s: %s"),
    NULLABLE_KEY_PARAMETER(
            "AZ143", Severity.ERROR, "Parameter %s of access pattern %s is @Nullable, but a key has no place for null"),
    GENERATED_CLASS_CLASH("AZ144", Severity.ERROR, "Design %s cannot generate class %s: %s"),
    STALE_DESIGN(
            "AZ145",
            Severity.ERROR,
            "Design %s contains %s, but is not compiled with it, and cannot be read: %s; compile both"),
    CONVERTER("AZ146", Severity.ERROR, "Converter %s of table %s: %s"),
    KEY_SPACE("AZ147", Severity.ERROR, "Key space \"%s\" of %s: %s"),
    UPSERT_INCOMPLETE(
            "AZ148",
            Severity.ERROR,
            "Access pattern %s creates a missing %s, but has no parameter for %s, which cannot be null"),
    INJECTED_CONVERTER("AZ149", Severity.ERROR, "%s.%s is stored through the @Injected converter %s: %s"),

    OTHER_ENTITY_ITEMS(
            "AZ201",
            Severity.FINDING,
            "Access pattern %s also reads items of %s; they are skipped, but you pay for them"),
    NUMBER_UNSORTED(
            "AZ202",
            Severity.FINDING,
            "Sort key \"%s\" of %s holds the number %s unpadded, so 10 sorts before 9; write {%s:%s}"),
    TIME_UNSORTED(
            "AZ203",
            Severity.FINDING,
            "Sort key \"%s\" of %s holds the time %s as %s of varying width, so it does not sort by time"),
    UNIQUE_WITH_TIME("AZ204", Severity.FINDING, "%s of %s contains the time %s, so two %s can differ in the time only"),
    INDEX_UNUSED("AZ205", Severity.FINDING, "Index %s of table %s is written by %s but read by no access pattern"),
    HOT_PARTITION(
            "AZ206", Severity.FINDING, "All items of %s share %s in %s, which is limited to 1,000 writes per second"),
    TRANSACTION_MAY_BE_TOO_LARGE("AZ207", Severity.FINDING, "Transaction %s may need more than 100 actions: %s"),
    ACCEPT_UNUSED("AZ208", Severity.FINDING, "@Accept of %s on %s matches no finding"),
    WIDE_PROJECTION("AZ209", Severity.FINDING, "Index %s copies %s of %s, which its queries do not need; project less"),
    INDEX_KEY_UNUSED(
            "AZ210", Severity.FINDING, "Key \"%s\" of %s in index %s is written but read by no access pattern"),
    PRIVATE_IN_KEY(
            "AZ211",
            Severity.FINDING,
            "%s of %s holds %s, which looks like %s by its name; keys appear in logs, cursors, streams and backups"),
    SECRET_IN_INDEX("AZ212", Severity.FINDING, "Index %s copies %s of %s, which looks like a secret by its name"),
    COLLECTION_GROWS("AZ213", Severity.FINDING, "Item collection \"%s\" grows with every %s and nothing removes them"),
    UNIQUENESS_MISSING(
            "AZ214",
            Severity.FINDING,
            "Access pattern %s expects one %s, but %s is not unique: an index does not enforce it"),
    UNBOUNDED_READ(
            "AZ215",
            Severity.FINDING,
            "Access pattern %s reads every %s of a growing item collection; return a Page or set a limit"),
    INDEX_KEY_REDUNDANT("AZ216", Severity.FINDING, "Key of %s in index %s duplicates %s: both look up by %s"),
    STATE_IN_KEY(
            "AZ217",
            Severity.FINDING,
            "Table key \"%s\" of %s contains the state %s, so a change needs a delete and a put"),
    CROSS_TENANT_READ(
            "AZ218", Severity.FINDING, "Access pattern %s reads %s of every %s, although the table separates them"),
    OUTLIVES_PARENT(
            "AZ219", Severity.FINDING, "Items of %s have no TTL and remain when the %s of their partition expires"),
    KEY_NEEDS_CREATION_TIME(
            "AZ220", Severity.FINDING, "Access pattern %s needs %s, which is known only after reading the %s"),
    VISIBILITY_NOT_IN_KEY("AZ221", Severity.FINDING, "Key of %s in index %s ignores %s, so lists include hidden items"),
    GUARD_OUTLIVES_OWNER(
            "AZ222", Severity.FINDING, "Guard %s has no TTL that %s fills, so %s stays taken when the item expires");

    /** Effect of a diagnostic on the build. */
    public enum Severity {
        /** The design cannot run or can corrupt data. Fails the compilation. */
        ERROR,
        /**
         * The design is legal but unwise. Reported as a note, included in the design as data, and can be accepted with
         * a reason.
         */
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

    /** Returns the message with {@code %s} placeholders. */
    public String text() {
        return text;
    }

    /** Returns the page that explains it, relative to the project's root. */
    public String page() {
        return "docs/diagnostics/" + id + ".md";
    }
}
