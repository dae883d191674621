package io.azulejo.engine.sdk;

import io.azulejo.engine.error.CancellationReason;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.Item;
import java.util.UUID;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.model.BackupInUseException;
import software.amazon.awssdk.services.dynamodb.model.BackupNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ContinuousBackupsUnavailableException;
import software.amazon.awssdk.services.dynamodb.model.DuplicateItemException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ExpiredIteratorException;
import software.amazon.awssdk.services.dynamodb.model.ExportConflictException;
import software.amazon.awssdk.services.dynamodb.model.ExportNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.InvalidExportTimeException;
import software.amazon.awssdk.services.dynamodb.model.InvalidRestoreTimeException;
import software.amazon.awssdk.services.dynamodb.model.ItemCollectionSizeLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.LimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryUnavailableException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableAlreadyExistsException;
import software.amazon.awssdk.services.dynamodb.model.TableInUseException;
import software.amazon.awssdk.services.dynamodb.model.TableNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;
import software.amazon.awssdk.services.dynamodb.model.TrimmedDataAccessException;

/** Translation of the engine's errors into the exceptions that the SDK would throw for the same HTTP response. */
final class SdkErrors {
    private SdkErrors() {}

    static DynamoDbException exception(EngineException error) {
        DynamoDbException.Builder builder = builder(error);
        builder.message(error.text());
        builder.statusCode(error.error().status());
        builder.requestId(UUID.randomUUID().toString());
        builder.awsErrorDetails(AwsErrorDetails.builder()
                .errorCode(error.error().code())
                .errorMessage(error.text())
                .serviceName("DynamoDb")
                .build());
        return (DynamoDbException) builder.build();
    }

    private static DynamoDbException.Builder builder(EngineException error) {
        DynamoDbError kind = error.error();
        return switch (kind) {
            case CONDITIONAL_CHECK_FAILED -> conditionFailed(error);
            case TRANSACTION_CANCELED -> cancelled(error);
            case RESOURCE_NOT_FOUND -> ResourceNotFoundException.builder();
            case TABLE_NOT_FOUND -> TableNotFoundException.builder();
            case TABLE_ALREADY_EXISTS -> TableAlreadyExistsException.builder();
            case TABLE_IN_USE -> TableInUseException.builder();
            case BACKUP_NOT_FOUND -> BackupNotFoundException.builder();
            case BACKUP_IN_USE -> BackupInUseException.builder();
            case POINT_IN_TIME_RECOVERY_UNAVAILABLE -> PointInTimeRecoveryUnavailableException.builder();
            case CONTINUOUS_BACKUPS_UNAVAILABLE -> ContinuousBackupsUnavailableException.builder();
            case EXPORT_NOT_FOUND -> ExportNotFoundException.builder();
            case EXPORT_CONFLICT -> ExportConflictException.builder();
            case INVALID_EXPORT_TIME -> InvalidExportTimeException.builder();
            case INVALID_RESTORE_TIME -> InvalidRestoreTimeException.builder();
            case TRIMMED_DATA_ACCESS -> TrimmedDataAccessException.builder();
            case EXPIRED_ITERATOR -> ExpiredIteratorException.builder();
            case RESOURCE_IN_USE -> ResourceInUseException.builder();
            case LIMIT_EXCEEDED -> LimitExceededException.builder();
            case PROVISIONED_THROUGHPUT_EXCEEDED -> ProvisionedThroughputExceededException.builder();
            case ITEM_COLLECTION_SIZE_LIMIT_EXCEEDED -> ItemCollectionSizeLimitExceededException.builder();
            case DUPLICATE_ITEM -> DuplicateItemException.builder();
            case TRANSACTION_CONFLICT -> TransactionConflictException.builder();
            case TRANSACTION_IN_PROGRESS -> TransactionInProgressException.builder();
            case IDEMPOTENT_PARAMETER_MISMATCH -> IdempotentParameterMismatchException.builder();
            case INTERNAL_SERVER_ERROR -> InternalServerErrorException.builder();
            case THROTTLING -> ThrottlingException.builder();
            case VALIDATION,
                    SERIALIZATION,
                    UNKNOWN_OPERATION,
                    ACCESS_DENIED,
                    MISSING_AUTHENTICATION_TOKEN,
                    INCOMPLETE_SIGNATURE,
                    INVALID_SIGNATURE,
                    UNRECOGNIZED_CLIENT,
                    STORE_FULL -> DynamoDbException.builder();
        };
    }

    private static DynamoDbException.Builder conditionFailed(EngineException error) {
        Item item = error.item();
        ConditionalCheckFailedException.Builder builder = ConditionalCheckFailedException.builder();
        return item == null ? builder : builder.item(SdkItems.attributes(item));
    }

    private static DynamoDbException.Builder cancelled(EngineException error) {
        return TransactionCanceledException.builder()
                .cancellationReasons(error.cancellationReasons().stream()
                        .map(SdkErrors::reason)
                        .toList());
    }

    private static software.amazon.awssdk.services.dynamodb.model.CancellationReason reason(CancellationReason reason) {
        return software.amazon.awssdk.services.dynamodb.model.CancellationReason.builder()
                .code(reason.code())
                .message(reason.message())
                .item(SdkItems.attributesOrNull(reason.item()))
                .build();
    }
}
