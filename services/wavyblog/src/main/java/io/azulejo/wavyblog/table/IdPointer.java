package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Pointer from a UserID, PostID or CategoryID, which no documented key contains, to its item. */
@Entity
@Key(pk = "ID#{id}", sk = "ID#{id}")
public record IdPointer(
        @FromKey String id, @Attribute("TargetPK") String targetPk) {}
