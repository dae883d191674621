package io.azulejo.http.host;

import io.azulejo.http.demo.DemoPerson;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Options of the start page, which shows them besides the services.
 *
 * @param demo whether the server has sample data; then everyone may see what the table did
 * @param people people of the sample data; empty until it is loaded
 * @param dynamoDb URL of the DynamoDB endpoint; null if there is none
 */
public record StartPageOptions(
        boolean demo,
        Supplier<List<DemoPerson>> people,
        @Nullable String dynamoDb) {

    public static StartPageOptions none() {
        return new StartPageOptions(false, List::of, null);
    }
}
