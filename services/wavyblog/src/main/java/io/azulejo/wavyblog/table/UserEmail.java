package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Makes an e-mail address unique and finds its user. The address is in the key only, as documented. */
@Entity
@Key(pk = "USEREMAIL#{email}", sk = "USEREMAIL#{email}")
@Accept(id = "AZ211", because = "the documented key; the item goes with the user")
public record UserEmail(@FromKey String email, String username) {}
