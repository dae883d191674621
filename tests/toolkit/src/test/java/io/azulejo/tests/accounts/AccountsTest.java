package io.azulejo.tests.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.MissingReferenceException;
import io.azulejo.toolkit.error.NotFoundException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AccountsTest {
    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final AccountsDesign accounts = AccountsDesign.on(client);

    @BeforeEach
    void create() {
        accounts.createTables();
        accounts.users().create(new User("Ana", "Ana Lima", 0));
        accounts.organisations().create(new Organisation("Guild", "guild.pt"));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private Map<String, AttributeValue> stored(String name) {
        return new TreeMap<>(client.getItem(get -> get.tableName("Accounts")
                        .key(Map.of(
                                "PK", AttributeValue.fromS("ACCOUNT#" + name),
                                "SK", AttributeValue.fromS("ACCOUNT#" + name))))
                .item());
    }

    @Test
    void design_hasNoFindings() {
        assertThat(AccountsDesign.definition().findings()).isEmpty();
    }

    @Test
    void create_nameOfTheOtherEntity_isRefused() {
        assertThatThrownBy(() -> accounts.organisations().create(new Organisation("ana", "ana.pt")))
                .isInstanceOf(AlreadyExistsException.class);
        assertThatThrownBy(() -> accounts.users().create(new User("GUILD", "Gil Day", 0)))
                .isInstanceOf(AlreadyExistsException.class);
        assertThat(accounts.organisation("ana")).isEmpty();
    }

    @Test
    void read_byTheWrongType_findsNothing() {
        assertThat(accounts.user("ana")).isPresent();
        assertThat(accounts.organisation("ana")).isEmpty();
        assertThat(accounts.user("guild")).isEmpty();
        assertThat(accounts.account("ana")).extracting(Account::name).containsExactly("Ana");
        assertThat(accounts.account("guild")).extracting(Account::name).containsExactly("Guild");
        assertThat(accounts.batchGet()
                        .get(UserKeys.of("guild"))
                        .get(UserKeys.of("ana"))
                        .run()
                        .all(User.class))
                .hasSize(1);
    }

    @Test
    void put_overAnItemOfTheOtherEntity_isRefused() {
        assertThatThrownBy(() -> accounts.users().put(new User("guild", "Gil Day", 0)))
                .isInstanceOf(AlreadyExistsException.class)
                .hasMessageContaining("another entity");
        assertThatThrownBy(() -> accounts.organisations().put(new Organisation("ana", "ana.pt")))
                .isInstanceOf(AlreadyExistsException.class);
        assertThat(stored("ana")).containsEntry("type", AttributeValue.fromS("USER"));
        assertThat(stored("guild")).containsEntry("domain", AttributeValue.fromS("guild.pt"));
    }

    @Test
    void updateAndChange_ofTheOtherEntity_findNothing() {
        assertThatThrownBy(() -> accounts.users()
                        .update(UserKeys.of("guild"))
                        .set(UserAttributes.FULL_NAME, "Gil Day")
                        .run())
                .isInstanceOf(NotFoundException.class);
        assertThatThrownBy(() -> accounts.organisations()
                        .update(OrganisationKeys.of("ana"))
                        .set(OrganisationAttributes.DOMAIN, "ana.pt")
                        .run())
                .isInstanceOf(NotFoundException.class);
        assertThatThrownBy(() -> accounts.organisations().change(new Organisation("ana", "ana.pt")))
                .isInstanceOf(NotFoundException.class);
        assertThat(stored("guild")).doesNotContainKey("fullName");
    }

    @Test
    void delete_ofTheOtherEntity_isRefused() {
        assertThatThrownBy(() -> accounts.users().delete(UserKeys.of("guild"))).isInstanceOf(NotFoundException.class);
        assertThatThrownBy(() -> accounts.organisations().delete(OrganisationKeys.of("ana")))
                .isInstanceOf(NotFoundException.class);
        assertThat(stored("guild")).isNotEmpty();
        assertThat(stored("ana")).isNotEmpty();
        assertThat(accounts.users().delete(UserKeys.of("nobody"))).isEmpty();
    }

    @Test
    void reference_toTheOtherEntity_isMissing() {
        accounts.repos().create(new Repo("ana", "azulejo"));

        assertThatThrownBy(() -> accounts.repos().create(new Repo("guild", "azulejo")))
                .isInstanceOf(MissingReferenceException.class);
    }

    @Test
    void batch_cannotTellThemApart_isRefused() {
        assertThatThrownBy(() -> accounts.batchWrite().delete(UserKeys.of("guild")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("User shares its key with other entities");
        assertThatThrownBy(() -> accounts.batchWrite().put(new User("guild", "Gil Day", 0)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void ownItems_areWrittenAndDeleted() {
        User ana = accounts.user("ana").orElseThrow();
        User renamed = accounts.users().put(new User(ana.name(), "Ana Lima Reis", ana.version()));
        accounts.organisations().put(new Organisation("Guild", "guild.org"));

        assertThat(accounts.user("ANA")).contains(renamed);
        assertThat(accounts.users().delete(UserKeys.of("Ana"))).contains(renamed);
        accounts.organisations().create(new Organisation("ana", "ana.pt"));
        assertThat(accounts.user("ana")).isEmpty();
        assertThat(accounts.organisation("ana")).isPresent();
    }
}
