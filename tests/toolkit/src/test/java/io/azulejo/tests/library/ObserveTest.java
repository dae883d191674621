package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class ObserveTest extends LibrarySuite {
    private final List<Call> calls = new ArrayList<>();

    @Test
    void listener_everyCall_seesPatternRequestsAndCapacity() {
        VillageLibraryDesign observed = VillageLibraryDesign.on(client, options.listener(calls::add));
        observed.join(Member.named("Ana", "ana@example.org").id("ana"));
        observed.member("ana");
        observed.due(SortRange.all(), PageRequest.of(3));
        assertThat(calls)
                .extracting(Call::pattern, Call::operation, Call::requests)
                .containsExactly(
                        tuple("Join", "create", 1),
                        tuple("Get member", "get", 1),
                        tuple("List loans by due date", "query", 4));
        assertThat(calls.get(0).writeUnits()).isPositive();
        assertThat(calls.get(1).readUnits()).isPositive();
        assertThat(calls).allSatisfy(call -> assertThat(call.duration()).isPositive());
    }

    @Test
    void listener_failedCall_seesTheFailure() {
        joined("ana", "ana@example.org");
        VillageLibraryDesign observed = VillageLibraryDesign.on(client, options.listener(calls::add));
        assertThatThrownBy(() -> observed.join(Member.named("Bea", "ana@example.org")))
                .isInstanceOf(UniqueViolationException.class);
        assertThat(calls)
                .singleElement()
                .satisfies(call -> assertThat(call.failure()).isInstanceOf(UniqueViolationException.class));
    }

    @Test
    void listener_none_asksForNoCapacity() {
        library.member("ana");
        assertThat(client.requests())
                .singleElement()
                .satisfies(request -> assertThat(((GetItemRequest) request).returnConsumedCapacity())
                        .isNull());
    }

    @Test
    void hook_onATable_changesTheRawRequest() {
        joined("ana", null);
        client.takeRequestNames();
        library.members()
                .customized(RequestHook.on(
                        UpdateItemRequest.Builder.class,
                        request -> request.overrideConfiguration(config -> config.putHeader("x-trace", "7"))))
                .update(MemberKeys.of("ana"))
                .add(MemberAttributes.LOANS, 1)
                .run();
        assertThat(client.requests())
                .singleElement()
                .satisfies(request -> assertThat(
                                request.overrideConfiguration().orElseThrow().headers())
                        .containsKey("x-trace"));
    }

    @Test
    void hook_inTheOptions_seesEveryRequest() {
        List<String> seen = new ArrayList<>();
        VillageLibraryDesign hooked = VillageLibraryDesign.on(
                client,
                options.requestHook(RequestHook.on(
                        QueryRequest.Builder.class,
                        request -> seen.add(request.build().keyConditionExpression()))));
        hooked.loansOf("ana", PageRequest.of(1));
        assertThat(seen).containsExactly("#p = :p AND begins_with(#s, :s)");
    }

    @Test
    void hook_everyOperation_isCalledWithItsRequest() {
        List<String> seen = new ArrayList<>();
        VillageLibraryDesign hooked = VillageLibraryDesign.on(
                raw,
                options.requestHook((operation, request) -> seen.add(operation.wireName()
                        + request.build().getClass().getSimpleName().replace(operation.wireName(), ":"))));
        hooked.join(Member.named("Ana", null).id("ana"));
        hooked.members()
                .update(MemberKeys.of("ana"))
                .add(MemberAttributes.LOANS, 1)
                .run();
        hooked.member("ana");
        hooked.loansOf("ana", PageRequest.of(1));
        hooked.members().getAll(List.of(MemberKeys.of("ana")));
        hooked.members().scan(FullScan.because("a test")).list();
        hooked.context().transactGet("read").get(MemberKeys.of("ana")).run();
        hooked.context()
                .batchWrite("drop")
                .delete(VisitKeys.of(clock.instant(), "x"))
                .run();
        hooked.transaction().check(MemberKeys.of("ana")).run();
        hooked.visits().delete(VisitKeys.of(clock.instant(), "x"));
        assertThat(seen)
                .containsExactly(
                        "PutItem:Request",
                        "UpdateItem:Request",
                        "GetItem:Request",
                        "Query:Request",
                        "BatchGetItem:Request",
                        "Scan:Request",
                        "TransactGetItems:Request",
                        "BatchWriteItem:Request",
                        "TransactWriteItems:Request",
                        "DeleteItem:Request");
    }
}
