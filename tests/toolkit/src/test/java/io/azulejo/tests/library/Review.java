package io.azulejo.tests.library;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;

@Entity("REVIEW")
@Key(pk = "REVIEW#{bookId}", sk = "BY#{memberId}")
@IndexKey(index = "GSI3", pk = "REVIEWS_BY#{memberId}", sk = "{stars:pad(1)}#{bookId}")
public record Review(String bookId, String memberId, int stars, String text) {}
