package io.azulejo.tests.vault;

import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.ProjectionOf;

@ProjectionOf(Secret.class)
public record SecretText(@FromKey String name, String text) {}
