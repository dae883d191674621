package io.azulejo.engine.sdk;

import io.azulejo.engine.request.DescribeContinuousBackupsOutput;
import io.azulejo.engine.request.DescribeLimitsOutput;
import io.azulejo.engine.request.UpdateContinuousBackupsInput;
import software.amazon.awssdk.services.dynamodb.model.ContinuousBackupsDescription;
import software.amazon.awssdk.services.dynamodb.model.DescribeEndpointsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeLimitsResponse;
import software.amazon.awssdk.services.dynamodb.model.Endpoint;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoverySpecification;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;

/** Account-level responses in the SDK's types: limits, endpoints and continuous backups. */
final class SdkAccount {
    /** How long DynamoDB lets clients cache an endpoint. */
    private static final long MINUTES_IN_A_DAY = 1440;

    private SdkAccount() {}

    static DescribeLimitsResponse response(DescribeLimitsOutput output) {
        return DescribeLimitsResponse.builder()
                .accountMaxReadCapacityUnits(output.accountMaxReadCapacityUnits())
                .accountMaxWriteCapacityUnits(output.accountMaxWriteCapacityUnits())
                .tableMaxReadCapacityUnits(output.tableMaxReadCapacityUnits())
                .tableMaxWriteCapacityUnits(output.tableMaxWriteCapacityUnits())
                .build();
    }

    static UpdateContinuousBackupsInput input(UpdateContinuousBackupsRequest request) {
        PointInTimeRecoverySpecification specification = request.pointInTimeRecoverySpecification();
        return new UpdateContinuousBackupsInput(
                request.tableName(),
                specification != null,
                specification == null ? null : specification.pointInTimeRecoveryEnabled(),
                specification == null ? null : specification.recoveryPeriodInDays());
    }

    static ContinuousBackupsDescription description(DescribeContinuousBackupsOutput output) {
        return ContinuousBackupsDescription.builder()
                .continuousBackupsStatus(output.continuousBackupsStatus())
                .pointInTimeRecoveryDescription(
                        recovery -> recovery.pointInTimeRecoveryStatus(output.pointInTimeRecoveryStatus())
                                .recoveryPeriodInDays(output.recoveryPeriodInDays())
                                .earliestRestorableDateTime(output.earliestRestorableDateTime())
                                .latestRestorableDateTime(output.latestRestorableDateTime()))
                .build();
    }

    static DescribeEndpointsResponse endpoints() {
        return DescribeEndpointsResponse.builder()
                .endpoints(Endpoint.builder()
                        .address("localhost")
                        .cachePeriodInMinutes(MINUTES_IN_A_DAY)
                        .build())
                .build();
    }
}
