package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import java.util.List;

/** The categories of one place, in order. */
@Json
record CategoriesView(List<CategoryView> items) {}
