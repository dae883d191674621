package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;

/** Tag with the number of its articles; 0 if it is no longer used. */
@Entity("TAG")
@Key(pk = "TAG#{tag}", sk = "TAG")
@IndexKey(index = "All", pk = "TAGS", sk = "{tag}")
@Accept(id = "AZ206", because = "tags are few, and only articles that come or go write them")
public record Tag(String tag, long articles) {}
