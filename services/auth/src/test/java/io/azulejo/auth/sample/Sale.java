package io.azulejo.auth.sample;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Item sold. */
@Entity
@Key(pk = "SALES", sk = "SALE#{id}")
@Accept(id = "AZ206", because = "a till of the tests sells little")
public record Sale(String id, String what) {}
