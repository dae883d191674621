package io.azulejo.tests.library;

import io.azulejo.annotation.ProjectionOf;

/** Projection of a review in the index of reviews. */
@ProjectionOf(Review.class)
public record Stars(String memberId, String bookId, int stars) {}
