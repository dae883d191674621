package io.azulejo.processor.type;

import com.palantir.javapoet.ClassName;

/** Names of the toolkit's types. The processor does not depend on the toolkit. */
public final class Toolkit {
    private static final String ROOT = "io.azulejo.toolkit";

    public static final ClassName DESIGN_CONTEXT = ClassName.get(ROOT, "DesignContext");
    public static final ClassName TOOLKIT_OPTIONS = ClassName.get(ROOT, "ToolkitOptions");
    public static final ClassName GENERATED = ClassName.get(ROOT, "Generated");
    public static final ClassName ENTITY_TABLE = entity("EntityTable");
    public static final ClassName ENTITY_SCHEMA = schema("EntitySchema");
    public static final ClassName ENTITY_KEY = schema("EntityKey");
    public static final ClassName TABLE_REF = schema("TableRef");
    public static final ClassName KEY_VALUES = schema("KeyValues");
    public static final ClassName INDEX_REF = schema("IndexRef");
    public static final ClassName COMPONENTS = schema("KnownComponents");
    public static final ClassName CODECS = codec("Codecs");
    public static final ClassName CONVERTERS = codec("Converters");
    public static final ClassName VALUE_CODEC = codec("ValueCodec");
    public static final ClassName ITEMS = codec("Items");
    public static final ClassName COMPONENT_VALUES = codec("ComponentValues");
    public static final ClassName ITEM_READER = codec("ItemReader");
    public static final ClassName RECORD_READER = schema("RecordReader");
    public static final ClassName STAMP = schema("GeneratedValues");
    public static final ClassName DERIVED_ATTRIBUTES = schema("DerivedAttributes");
    public static final ClassName UNIQUE_RULE = schema("UniqueRule");
    public static final ClassName REFERENCE_RULE = schema("ReferenceRule");
    public static final ClassName ITEM_VERSIONS = schema("ItemVersions");
    public static final ClassName ITEM_UPCASTER = schema("ItemUpcaster");
    public static final ClassName UNREADABLE_VALUE = codec("UnreadableValueException");
    public static final ClassName ATTRIBUTE = expression("EntityAttribute");
    public static final ClassName CONDITION = expression("Condition");
    public static final ClassName DOCUMENT_PATH = expression("DocumentPath");
    public static final ClassName FIXED_ATTRIBUTE = expression("FixedAttribute");
    public static final ClassName KEY_ATTRIBUTE = expression("KeyAttribute");
    public static final ClassName LIST_ATTRIBUTE = expression("ListAttribute");
    public static final ClassName MAP_ATTRIBUTE = expression("MapAttribute");
    public static final ClassName NESTED_ATTRIBUTE = expression("NestedAttribute");
    public static final ClassName NESTED_MAP_ATTRIBUTE = expression("NestedMapAttribute");
    public static final ClassName NUMBER_ATTRIBUTE = expression("NumberAttribute");
    public static final ClassName NUMBER_MAP_ATTRIBUTE = expression("NumberMapAttribute");
    public static final ClassName SET_ATTRIBUTE = expression("SetAttribute");
    public static final ClassName STRING_ATTRIBUTE = expression("StringAttribute");
    public static final ClassName TIME_ATTRIBUTE = expression("TimeAttribute");
    public static final ClassName VALUE_ATTRIBUTE = expression("ValueAttribute");
    public static final ClassName PAGE = query("Page");
    public static final ClassName PAGE_REQUEST = query("PageRequest");
    public static final ClassName SORT_RANGE = query("SortRange");
    public static final ClassName SORT_SEGMENT = query("SortSegment");
    public static final ClassName SORT_KEY_GROUPS = query("SortKeyGroups");
    public static final ClassName MONTH_RANGE = query("MonthRange");
    public static final ClassName DAY_RANGE = query("DayRange");
    public static final ClassName QUERY_PATTERN = query("QueryPattern");
    public static final ClassName TRANSACT_WRITE = ClassName.get(ROOT + ".transaction", "TransactWrite");
    public static final ClassName TRANSACT_GET = ClassName.get(ROOT + ".transaction", "TransactGet");
    public static final ClassName BATCH_GET = ClassName.get(ROOT + ".batch", "BatchGet");
    public static final ClassName BATCH_WRITE = ClassName.get(ROOT + ".batch", "BatchWrite");
    public static final ClassName TABLES = ClassName.get(ROOT + ".table", "Tables");
    public static final ClassName TABLE_DIFFERENCE = ClassName.get(ROOT + ".table", "TableDifference");
    public static final ClassName REQUEST_HOOK = ClassName.get(ROOT + ".observe", "RequestHook");
    public static final ClassName WRITTEN = ClassName.get(ROOT + ".transaction", "TransactionResult");
    public static final ClassName DYNAMO_DB_CLIENT =
            ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");
    public static final ClassName ATTRIBUTE_VALUE =
            ClassName.get("software.amazon.awssdk.services.dynamodb.model", "AttributeValue");

    private Toolkit() {}

    private static ClassName codec(String name) {
        return ClassName.get(ROOT + ".codec", name);
    }

    private static ClassName schema(String name) {
        return ClassName.get(ROOT + ".schema", name);
    }

    private static ClassName entity(String name) {
        return ClassName.get(ROOT + ".entity", name);
    }

    private static ClassName expression(String name) {
        return ClassName.get(ROOT + ".expression", name);
    }

    private static ClassName query(String name) {
        return ClassName.get(ROOT + ".query", name);
    }
}
