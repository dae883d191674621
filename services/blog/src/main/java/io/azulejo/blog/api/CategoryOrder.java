package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import java.util.List;

/** All categories of one place in their new order. */
@Json
@Valid
record CategoryOrder(@Size(max = 1000) List<String> order) {}
