package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Length of a list that belongs to no other item. */
@Entity("TOTAL")
@Key(pk = "TOTAL#{list}", sk = "TOTAL")
public record Total(String list, long articles) {}
