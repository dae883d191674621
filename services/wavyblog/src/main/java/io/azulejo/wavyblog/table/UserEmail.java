package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Guard item that makes an email address unique and finds its user. Only the key holds the address, as documented. */
@Entity
@Key(pk = "USEREMAIL#{email}", sk = "USEREMAIL#{email}")
@Accept(id = "AZ211", because = "the documented key; deleted with the user")
public record UserEmail(@FromKey String email, @Default("") String username) {}
