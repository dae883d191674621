package io.azulejo.toolkit.sample;

import io.azulejo.toolkit.schema.EntityKey;
import java.util.Map;

public final class MemberKeys {

    private MemberKeys() {}

    public static EntityKey<Member> of(String memberId) {
        return new EntityKey<>(
                MemberSchema.INSTANCE, MemberSchema.pk(memberId), MemberSchema.sk(), Map.of("memberId", memberId));
    }
}
