package io.azulejo.tests.directory;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import org.jspecify.annotations.Nullable;

@Entity("PERSON")
@Key(pk = "PERSON#{personId}", sk = "PERSON")
@IndexKey(index = "byCity", pk = "CITY#{home.city:lower}", sk = "{personId}")
@IndexKey(index = "byInitial", pk = "INITIAL#{initial()}", sk = "{name}#{personId}")
public record Person(String personId, String name, @Nullable Address home) {

    public String initial() {
        return name.substring(0, 1);
    }
}
