package io.azulejo.tests.library;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity("RESERVATION")
@Key(pk = "MEMBER#{memberId}", sk = "RESERVATION#{rank:pad(3)}#{bookId}")
public record Reservation(String memberId, int rank, String bookId) implements AccountItem {}
