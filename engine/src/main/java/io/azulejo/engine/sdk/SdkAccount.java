package io.azulejo.engine.sdk;

import io.azulejo.engine.request.DescribeContinuousBackupsOutput;
import io.azulejo.engine.request.DescribeLimitsOutput;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeEndpointsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeLimitsResponse;
import software.amazon.awssdk.services.dynamodb.model.Endpoint;

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

    static DescribeContinuousBackupsResponse response(DescribeContinuousBackupsOutput output) {
        return DescribeContinuousBackupsResponse.builder()
                .continuousBackupsDescription(description -> description
                        .continuousBackupsStatus(output.continuousBackupsStatus())
                        .pointInTimeRecoveryDescription(
                                recovery -> recovery.pointInTimeRecoveryStatus(output.pointInTimeRecoveryStatus())))
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
