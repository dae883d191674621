package io.azulejo.toolkit.sample;

import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import io.azulejo.design.JavaType;
import io.azulejo.template.KeyEncoding;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.batch.BatchWrite;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.QueryPattern;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.toolkit.query.SortSegment;
import io.azulejo.toolkit.table.TableDifference;
import io.azulejo.toolkit.table.Tables;
import io.azulejo.toolkit.transaction.TransactGet;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

public final class VillageLibraryDesign implements VillageLibrary {

    private static final QueryPattern<Loan> LOANS_OF =
            QueryPattern.of("List a member's loans", VillageLibraryTables.TABLE, LoanSchema.INSTANCE);
    private static final QueryPattern<Loan> DUE = QueryPattern.of(
                    "List loans by due date", VillageLibraryTables.TABLE, LoanSchema.INSTANCE)
            .index(VillageLibraryTables.GSI1);
    private static final QueryPattern<Object> ACCOUNT =
            QueryPattern.collection("Show an account", VillageLibraryTables.TABLE);

    private final DesignContext context;
    private final EntityTable<Member> members;
    private final EntityTable<Loan> loans;

    private VillageLibraryDesign(DesignContext context) {
        this.context = context;
        this.members = new EntityTable<>(context, MemberSchema.INSTANCE);
        this.loans = new EntityTable<>(context, LoanSchema.INSTANCE);
    }

    public static VillageLibraryDesign on(DynamoDbClient client) {
        return on(client, ToolkitOptions.defaults());
    }

    public static VillageLibraryDesign on(DynamoDbClient client, ToolkitOptions options) {
        return new VillageLibraryDesign(
                DesignContext.of(client, options, List.of(MemberSchema.INSTANCE, LoanSchema.INSTANCE)));
    }

    public static DesignDefinition definition() {
        return new DesignJson()
                .load(
                        new JavaType("io.azulejo.toolkit.sample", "VillageLibrary"),
                        VillageLibraryDesign.class.getClassLoader());
    }

    public VillageLibraryDesign customized(RequestHook hook) {
        return new VillageLibraryDesign(context.customized(hook));
    }

    public void createTables() {
        new Tables(context, definition()).create();
    }

    public List<TableDifference> verify() {
        return new Tables(context, definition()).verify();
    }

    public TransactGet transactGet() {
        return context.transactGet("transactGet");
    }

    public BatchGet batchGet() {
        return context.batchGet("batchGet");
    }

    public BatchWrite batchWrite() {
        return context.batchWrite("batchWrite");
    }

    public DesignContext context() {
        return context;
    }

    public TransactWrite transaction() {
        return context.transaction("transaction");
    }

    @Override
    public EntityTable<Member> members() {
        return members;
    }

    @Override
    public EntityTable<Loan> loans() {
        return loans;
    }

    @Override
    public Optional<Member> member(String memberId) {
        return members.named("Get member").get(MemberKeys.of(memberId));
    }

    @Override
    public Page<Loan> loansOf(String memberId, PageRequest page) {
        return LOANS_OF.on(context)
                .partition(LoanSchema.pk(memberId))
                .sortPrefix("LOAN#")
                .page(page);
    }

    @Override
    public Page<Loan> due(SortRange<Instant> dueAt, PageRequest page) {
        return DUE.on(context)
                .shards(4, LoanSchema::gsi1pk)
                .sortRange(
                        dueAt,
                        new SortSegment<>(
                                "",
                                time -> KeyEncoding.time(time, TimePrecision.MILLIS),
                                "#",
                                SortSegment.Order.AS_VALUES))
                .page(page);
    }

    @Override
    public Optional<Account> account(String memberId) {
        return ACCOUNT.on(context)
                .partition(MemberSchema.pk(memberId))
                .aggregate(items -> new Account(items.one(MemberSchema.INSTANCE), items.list(LoanSchema.INSTANCE)));
    }

    @Override
    public Member join(Member member) {
        return members.named("join").create(member);
    }

    @Override
    public Loan renew(String memberId, String bookId, Instant dueAt, boolean open) {
        return loans.named("renew")
                .update(LoanKeys.of(memberId, bookId))
                .set(LoanAttributes.DUE_AT, dueAt)
                .set(LoanAttributes.OPEN, open)
                .run();
    }

    @Override
    public void move(Member member, List<Loan> loans) {
        context.transaction("move").create(member).createAll(loans).run();
    }
}
