package io.azulejo.engine.sdk;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteResourcePolicyRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteResourcePolicyResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeContributorInsightsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContributorInsightsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeGlobalTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeGlobalTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeGlobalTableSettingsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeGlobalTableSettingsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeImportRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeImportResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeKinesisStreamingDestinationRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeKinesisStreamingDestinationResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableReplicaAutoScalingRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableReplicaAutoScalingResponse;
import software.amazon.awssdk.services.dynamodb.model.DisableKinesisStreamingDestinationRequest;
import software.amazon.awssdk.services.dynamodb.model.DisableKinesisStreamingDestinationResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.EnableKinesisStreamingDestinationRequest;
import software.amazon.awssdk.services.dynamodb.model.EnableKinesisStreamingDestinationResponse;
import software.amazon.awssdk.services.dynamodb.model.GetResourcePolicyRequest;
import software.amazon.awssdk.services.dynamodb.model.GetResourcePolicyResponse;
import software.amazon.awssdk.services.dynamodb.model.ImportTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ImportTableResponse;
import software.amazon.awssdk.services.dynamodb.model.ListContributorInsightsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListContributorInsightsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListGlobalTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.ListGlobalTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.ListImportsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListImportsResponse;
import software.amazon.awssdk.services.dynamodb.model.PutResourcePolicyRequest;
import software.amazon.awssdk.services.dynamodb.model.PutResourcePolicyResponse;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateContributorInsightsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateContributorInsightsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalTableResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalTableSettingsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalTableSettingsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateKinesisStreamingDestinationRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateKinesisStreamingDestinationResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableReplicaAutoScalingRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableReplicaAutoScalingResponse;

/**
 * The SDK client's operations that the engine does not support. Each is rejected by name; the interface's default would
 * throw an exception without a message.
 */
abstract class UnsupportedOperations implements DynamoDbClient {
    private static DynamoDbException unsupported(String operation) {
        return SdkErrors.exception(new EngineException(
                DynamoDbError.UNKNOWN_OPERATION, "This engine does not support the operation " + operation));
    }

    @Override
    public final CreateGlobalTableResponse createGlobalTable(CreateGlobalTableRequest request) {
        throw unsupported("CreateGlobalTable");
    }

    @Override
    public final DeleteResourcePolicyResponse deleteResourcePolicy(DeleteResourcePolicyRequest request) {
        throw unsupported("DeleteResourcePolicy");
    }

    @Override
    public final DescribeContributorInsightsResponse describeContributorInsights(
            DescribeContributorInsightsRequest request) {
        throw unsupported("DescribeContributorInsights");
    }

    @Override
    public final DescribeGlobalTableResponse describeGlobalTable(DescribeGlobalTableRequest request) {
        throw unsupported("DescribeGlobalTable");
    }

    @Override
    public final DescribeGlobalTableSettingsResponse describeGlobalTableSettings(
            DescribeGlobalTableSettingsRequest request) {
        throw unsupported("DescribeGlobalTableSettings");
    }

    @Override
    public final DescribeImportResponse describeImport(DescribeImportRequest request) {
        throw unsupported("DescribeImport");
    }

    @Override
    public final DescribeKinesisStreamingDestinationResponse describeKinesisStreamingDestination(
            DescribeKinesisStreamingDestinationRequest request) {
        throw unsupported("DescribeKinesisStreamingDestination");
    }

    @Override
    public final DescribeTableReplicaAutoScalingResponse describeTableReplicaAutoScaling(
            DescribeTableReplicaAutoScalingRequest request) {
        throw unsupported("DescribeTableReplicaAutoScaling");
    }

    @Override
    public final DisableKinesisStreamingDestinationResponse disableKinesisStreamingDestination(
            DisableKinesisStreamingDestinationRequest request) {
        throw unsupported("DisableKinesisStreamingDestination");
    }

    @Override
    public final EnableKinesisStreamingDestinationResponse enableKinesisStreamingDestination(
            EnableKinesisStreamingDestinationRequest request) {
        throw unsupported("EnableKinesisStreamingDestination");
    }

    @Override
    public final GetResourcePolicyResponse getResourcePolicy(GetResourcePolicyRequest request) {
        throw unsupported("GetResourcePolicy");
    }

    @Override
    public final ImportTableResponse importTable(ImportTableRequest request) {
        throw unsupported("ImportTable");
    }

    @Override
    public final ListContributorInsightsResponse listContributorInsights(ListContributorInsightsRequest request) {
        throw unsupported("ListContributorInsights");
    }

    @Override
    public final ListGlobalTablesResponse listGlobalTables(ListGlobalTablesRequest request) {
        throw unsupported("ListGlobalTables");
    }

    @Override
    public final ListImportsResponse listImports(ListImportsRequest request) {
        throw unsupported("ListImports");
    }

    @Override
    public final PutResourcePolicyResponse putResourcePolicy(PutResourcePolicyRequest request) {
        throw unsupported("PutResourcePolicy");
    }

    @Override
    public final SearchVectorsResponse searchVectors(SearchVectorsRequest request) {
        throw unsupported("SearchVectors");
    }

    @Override
    public final UpdateContributorInsightsResponse updateContributorInsights(UpdateContributorInsightsRequest request) {
        throw unsupported("UpdateContributorInsights");
    }

    @Override
    public final UpdateGlobalTableResponse updateGlobalTable(UpdateGlobalTableRequest request) {
        throw unsupported("UpdateGlobalTable");
    }

    @Override
    public final UpdateGlobalTableSettingsResponse updateGlobalTableSettings(UpdateGlobalTableSettingsRequest request) {
        throw unsupported("UpdateGlobalTableSettings");
    }

    @Override
    public final UpdateKinesisStreamingDestinationResponse updateKinesisStreamingDestination(
            UpdateKinesisStreamingDestinationRequest request) {
        throw unsupported("UpdateKinesisStreamingDestination");
    }

    @Override
    public final UpdateTableReplicaAutoScalingResponse updateTableReplicaAutoScaling(
            UpdateTableReplicaAutoScalingRequest request) {
        throw unsupported("UpdateTableReplicaAutoScaling");
    }
}
