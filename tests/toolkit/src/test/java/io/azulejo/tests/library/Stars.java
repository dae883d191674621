package io.azulejo.tests.library;

import io.azulejo.annotation.ProjectionOf;

/** What the index of reviews holds of a review. */
@ProjectionOf(Review.class)
public record Stars(String memberId, String bookId, int stars) {}
