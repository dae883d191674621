package io.azulejo.toolkit.sample;

import io.azulejo.toolkit.codec.Codecs;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.FixedAttribute;
import io.azulejo.toolkit.expression.KeyAttribute;
import io.azulejo.toolkit.expression.ListAttribute;
import io.azulejo.toolkit.expression.NumberAttribute;
import io.azulejo.toolkit.expression.SetAttribute;
import io.azulejo.toolkit.expression.StringAttribute;
import java.time.Instant;

public final class MemberAttributes {
    public static final FixedAttribute<Member, String> MEMBER_ID =
            FixedAttribute.of("memberId", "MemberId", Codecs.STRING);
    // Unique: it determines the uniqueness item.
    public static final KeyAttribute<Member, String> EMAIL = KeyAttribute.of("email", "Email", Codecs.STRING);
    public static final StringAttribute<Member> NAME = StringAttribute.of("name", "Name");
    public static final AddressAttributes<Member> ADDRESS =
            new AddressAttributes<>("address", DocumentPath.of("Address"));
    public static final SetAttribute<Member, String> INTERESTS =
            SetAttribute.of("interests", "Interests", Codecs.STRING_SET, Codecs.STRING);
    public static final ListAttribute<Member, String> NOTES = ListAttribute.of("notes", "Notes", Codecs.STRING);
    public static final NumberAttribute<Member, Integer> LOANS =
            NumberAttribute.of("loans", "Borrowed", Codecs.INTEGER);
    public static final FixedAttribute<Member, Instant> JOINED_AT =
            FixedAttribute.of("joinedAt", "JoinedAt", Codecs.INSTANT_MILLIS);
    public static final FixedAttribute<Member, Instant> CHANGED_AT =
            FixedAttribute.of("changedAt", "ChangedAt", Codecs.INSTANT_MILLIS);
    public static final FixedAttribute<Member, Long> VERSION = FixedAttribute.of("version", "Version", Codecs.LONG);

    private MemberAttributes() {}
}
