package io.azulejo.engine.error;

/** Errors that the engine answers with: the name on the wire and the HTTP status. */
public enum DynamoDbError {
    VALIDATION("ValidationException", Namespace.VALIDATE, 400),
    SERIALIZATION("SerializationException", Namespace.SERVICE, 400),
    UNKNOWN_OPERATION("UnknownOperationException", Namespace.SERVICE, 400),
    ACCESS_DENIED("AccessDeniedException", Namespace.SERVICE, 400),
    MISSING_AUTHENTICATION_TOKEN("MissingAuthenticationTokenException", Namespace.SERVICE, 400),
    INCOMPLETE_SIGNATURE("IncompleteSignatureException", Namespace.SERVICE, 400),
    INVALID_SIGNATURE("InvalidSignatureException", Namespace.SERVICE, 400),
    UNRECOGNIZED_CLIENT("UnrecognizedClientException", Namespace.SERVICE, 400),
    THROTTLING("ThrottlingException", Namespace.AVAILABILITY, 400),
    CONDITIONAL_CHECK_FAILED("ConditionalCheckFailedException", Namespace.DYNAMODB, 400),
    RESOURCE_NOT_FOUND("ResourceNotFoundException", Namespace.DYNAMODB, 400),
    TABLE_NOT_FOUND("TableNotFoundException", Namespace.DYNAMODB, 400),
    TABLE_ALREADY_EXISTS("TableAlreadyExistsException", Namespace.DYNAMODB, 400),
    TABLE_IN_USE("TableInUseException", Namespace.DYNAMODB, 400),
    BACKUP_NOT_FOUND("BackupNotFoundException", Namespace.DYNAMODB, 400),
    BACKUP_IN_USE("BackupInUseException", Namespace.DYNAMODB, 400),
    POINT_IN_TIME_RECOVERY_UNAVAILABLE("PointInTimeRecoveryUnavailableException", Namespace.DYNAMODB, 400),
    CONTINUOUS_BACKUPS_UNAVAILABLE("ContinuousBackupsUnavailableException", Namespace.DYNAMODB, 400),
    EXPORT_NOT_FOUND("ExportNotFoundException", Namespace.DYNAMODB, 400),
    EXPORT_CONFLICT("ExportConflictException", Namespace.DYNAMODB, 400),
    INVALID_EXPORT_TIME("InvalidExportTimeException", Namespace.DYNAMODB, 400),
    INVALID_RESTORE_TIME("InvalidRestoreTimeException", Namespace.DYNAMODB, 400),
    TRIMMED_DATA_ACCESS("TrimmedDataAccessException", Namespace.DYNAMODB, 400),
    EXPIRED_ITERATOR("ExpiredIteratorException", Namespace.DYNAMODB, 400),
    RESOURCE_IN_USE("ResourceInUseException", Namespace.DYNAMODB, 400),
    LIMIT_EXCEEDED("LimitExceededException", Namespace.DYNAMODB, 400),
    PROVISIONED_THROUGHPUT_EXCEEDED("ProvisionedThroughputExceededException", Namespace.DYNAMODB, 400),
    ITEM_COLLECTION_SIZE_LIMIT_EXCEEDED("ItemCollectionSizeLimitExceededException", Namespace.DYNAMODB, 400),
    TRANSACTION_CANCELED("TransactionCanceledException", Namespace.DYNAMODB, 400),
    TRANSACTION_CONFLICT("TransactionConflictException", Namespace.DYNAMODB, 400),
    DUPLICATE_ITEM("DuplicateItemException", Namespace.DYNAMODB, 400),
    TRANSACTION_IN_PROGRESS("TransactionInProgressException", Namespace.DYNAMODB, 400),
    IDEMPOTENT_PARAMETER_MISMATCH("IdempotentParameterMismatchException", Namespace.DYNAMODB, 400),
    INTERNAL_SERVER_ERROR("InternalServerError", Namespace.DYNAMODB, 500),
    /** Not one of DynamoDB's. SDKs retry a 500, which does not help; they do not retry a 507. */
    STORE_FULL("InsufficientStorageException", Namespace.SERVICE, 507);

    private final String code;
    private final String namespace;
    private final int status;

    DynamoDbError(String code, String namespace, int status) {
        this.code = code;
        this.namespace = namespace;
        this.status = status;
    }

    /** Returns the short name, for example {@code ValidationException}. */
    public String code() {
        return code;
    }

    /** Returns the value of {@code __type} in a JSON response. */
    public String wireType() {
        return namespace + "#" + code;
    }

    public int status() {
        return status;
    }

    private static final class Namespace {
        static final String VALIDATE = "com.amazon.coral.validate";
        static final String SERVICE = "com.amazon.coral.service";
        static final String AVAILABILITY = "com.amazon.coral.availability";
        static final String DYNAMODB = "com.amazonaws.dynamodb.v20120810";
    }
}
