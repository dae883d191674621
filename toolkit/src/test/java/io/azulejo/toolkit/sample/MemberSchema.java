package io.azulejo.toolkit.sample;

import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.KeyEncoding;
import io.azulejo.toolkit.codec.Codecs;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.GeneratedValues;
import io.azulejo.toolkit.schema.UniqueRule;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class MemberSchema extends EntitySchema<Member> {
    static final MemberSchema INSTANCE = new MemberSchema();

    private MemberSchema() {
        super(Member.class, VillageLibraryTables.TABLE);
    }

    static String pk(String memberId) {
        return "MEMBER#" + KeyEncoding.text(memberId, '#');
    }

    static String sk() {
        return "PROFILE";
    }

    @Override
    public Map<String, AttributeValue> toItem(Member member) {
        Map<String, AttributeValue> item = HashMap.newHashMap(14);
        item.put("PK", AttributeValue.fromS(pk(member.memberId())));
        item.put("SK", AttributeValue.fromS(sk()));
        item.put("Type", AttributeValue.fromS("MEMBER"));
        item.put("MemberId", AttributeValue.fromS(member.memberId()));
        if (member.email() != null) {
            item.put("Email", AttributeValue.fromS(member.email()));
        }
        item.put("Name", AttributeValue.fromS(member.name()));
        if (member.address() != null) {
            item.put("Address", AddressCodec.INSTANCE.encode(member.address()));
        }
        if (!member.interests().isEmpty()) {
            item.put("Interests", Codecs.STRING_SET.encode(member.interests()));
        }
        item.put("Notes", Codecs.listOf(Codecs.STRING).encode(member.notes()));
        item.put("Borrowed", AttributeValue.fromN(Integer.toString(member.loans())));
        item.put("JoinedAt", AttributeValue.fromS(KeyEncoding.time(member.joinedAt(), TimePrecision.MILLIS)));
        item.put("ChangedAt", AttributeValue.fromS(KeyEncoding.time(member.changedAt(), TimePrecision.MILLIS)));
        item.put("Version", AttributeValue.fromN(Long.toString(member.version())));
        return item;
    }

    @Override
    public Member fromItem(Map<String, AttributeValue> item) {
        return new Member(
                Items.string(item, "MemberId"),
                Items.stringOrNull(item, "Email"),
                Items.string(item, "Name"),
                Items.valueOrNull(item, "Address", AddressCodec.INSTANCE),
                Items.set(item, "Interests", Codecs.STRING_SET),
                Items.list(item, "Notes", Codecs.listOf(Codecs.STRING)),
                Items.intValue(item, "Borrowed"),
                Items.instant(item, "JoinedAt"),
                Items.instant(item, "ChangedAt"),
                Items.version(item, "Version"));
    }

    @Override
    public EntityKey<Member> key(Member member) {
        return MemberKeys.of(member.memberId());
    }

    @Override
    public Map<String, String> attributes() {
        return ATTRIBUTES;
    }

    private static final Map<String, String> ATTRIBUTES = Map.ofEntries(
            Map.entry("memberId", "MemberId"),
            Map.entry("email", "Email"),
            Map.entry("name", "Name"),
            Map.entry("address", "Address"),
            Map.entry("interests", "Interests"),
            Map.entry("notes", "Notes"),
            Map.entry("loans", "Borrowed"),
            Map.entry("joinedAt", "JoinedAt"),
            Map.entry("changedAt", "ChangedAt"),
            Map.entry("version", "Version"));

    @Override
    public boolean matches(Map<String, AttributeValue> item) {
        return "MEMBER".equals(Items.stringOrNull(item, "Type"));
    }

    @Override
    public Member stamped(Member member, GeneratedValues stamp) {
        return new Member(
                stamp.id(member.memberId(), "mem_"),
                member.email(),
                member.name(),
                member.address(),
                member.interests(),
                member.notes(),
                member.loans(),
                stamp.createdAt(member.joinedAt()),
                stamp.updatedAt(),
                stamp.version(member.version()));
    }

    @Override
    public EntityAttribute<Member, Long> version() {
        return MemberAttributes.VERSION;
    }

    @Override
    public EntityAttribute<Member, Instant> updatedAt() {
        return MemberAttributes.CHANGED_AT;
    }

    @Override
    public Set<String> required() {
        return Set.of("memberId", "name", "loans", "joinedAt", "changedAt");
    }

    @Override
    public List<UniqueRule<Member>> uniques() {
        return UNIQUES;
    }

    private static final List<UniqueRule<Member>> UNIQUES =
            List.of(new UniqueRule<>("email", Set.of("email"), VillageLibraryTables.TABLE, MemberSchema::emailGuard));

    private static @Nullable Map<String, AttributeValue> emailGuard(Member member) {
        if (member.email() == null) {
            return null;
        }
        String key = "UNIQUE#Member#email#" + KeyEncoding.text(member.email(), '#');
        return Map.of("PK", AttributeValue.fromS(key), "SK", AttributeValue.fromS(key));
    }
}
