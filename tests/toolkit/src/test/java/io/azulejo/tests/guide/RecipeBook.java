package io.azulejo.tests.guide;

import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;

@SingleTable(name = "Recipes", entities = Recipe.class, entityType = "type")
public interface RecipeBook {

    EntityTable<Recipe> recipes();
}
