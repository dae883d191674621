package io.azulejo.examples.conduit;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.examples.conduit.table.ConduitTable;
import io.azulejo.testkit.TestClock;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpMethod;

class UserApiTest extends ApiTest {

    @Test
    void register_thenLogIn_returnsTheUser() {
        register("jake");
        Answer login = post(null, "/users/login", user("email", "jake@example.org", "password", "password123"))
                .is(200);
        assertThat(login.at("/user/username").asString()).isEqualTo("jake");
        assertThat(login.at("/user/bio").isNull()).isTrue();
        assertThat(login.at("/user/image").isNull()).isTrue();
        Answer current = get(login.at("/user/token").asString(), "/user").is(200);
        assertThat(current.at("/user/email").asString()).isEqualTo("jake@example.org");
    }

    @Test
    void password_isStoredAsAHash(@Autowired ConduitTable table) {
        register("jake");
        String userId = table.username("jake").orElseThrow().userId();
        assertThat(table.user(userId).orElseThrow().passwordHash())
                .hasSizeGreaterThan(60)
                .doesNotContain("password123");
    }

    @ParameterizedTest
    @CsvSource({"username", "email", "password"})
    void register_withABlankField_namesIt(String field) {
        String[] fields = {"username", "jake", "email", "jake@example.org", "password", "password123"};
        fields[List.of(fields).indexOf(field) + 1] = "";
        assertThat(post(null, "/users", user(fields)).is(422).error(field)).isEqualTo("can't be blank");
    }

    @Test
    void register_withATakenNameOrAddress_conflicts() {
        register("jake");
        assertThat(post(null, "/users", user("username", "jake", "email", "b@example.org", "password", "password123"))
                        .is(409)
                        .error("username"))
                .isEqualTo("has already been taken");
        assertThat(post(null, "/users", user("username", "b", "email", "jake@example.org", "password", "password123"))
                        .is(409)
                        .error("email"))
                .isEqualTo("has already been taken");
    }

    @Test
    void logIn_withAWrongPasswordOrAddress_isRefusedAlike() {
        register("jake");
        for (String email : new String[] {"jake@example.org", "nobody@example.org"}) {
            assertThat(post(null, "/users/login", user("email", email, "password", "wrong password"))
                            .is(401)
                            .error("credentials"))
                    .isEqualTo("invalid");
        }
    }

    @Test
    void change_ofNameAndAddress_keepsTheTokenValid_andFreesTheOldOnes() {
        String token = register("jake");
        put(token, "/user", user("username", "jacob", "email", "jacob@example.org"))
                .is(200);
        assertThat(get(token, "/user").is(200).at("/user/username").asString()).isEqualTo("jacob");
        get(null, "/profiles/jake").is(404);
        register("jake");
    }

    @Test
    void change_ofBioAndImage_acceptsNullAndEmptyText() {
        String token = register("jake");
        for (String none : new String[] {"", "null"}) {
            Answer set = put(token, "/user", user("bio", "I skate", "image", "https://example.org/i.jpg"))
                    .is(200);
            assertThat(set.at("/user/bio").asString()).isEqualTo("I skate");
            Answer removed =
                    put(token, "/user", user("bio", none, "image", none)).is(200);
            assertThat(removed.at("/user/bio").isNull()).isTrue();
            assertThat(get(token, "/user").at("/user/image").isNull()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"email, ''", "email, null", "username, ''", "username, null", "password, null", "password, short7c"})
    void change_toAnInvalidValue_isRefused(String field, String value) {
        String token = register("jake");
        assertThat(put(token, "/user", user(field, value)).is(422).error(field)).isNotEmpty();
    }

    @Test
    void change_ofThePassword_acceptsOnlyTheNewOne() {
        String token = register("jake");
        String longPassword = "a".repeat(100);
        put(token, "/user", user("password", longPassword)).is(200);
        post(null, "/users/login", user("email", "jake@example.org", "password", longPassword))
                .is(200);
        post(null, "/users/login", user("email", "jake@example.org", "password", "password123"))
                .is(401);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /user",
        "PUT, /user",
        "GET, /articles/feed",
        "POST, /articles",
        "PUT, /articles/some",
        "DELETE, /articles/some",
        "POST, /articles/some/favorite",
        "DELETE, /articles/some/favorite",
        "POST, /articles/some/comments",
        "DELETE, /articles/some/comments/1",
        "POST, /profiles/some/follow",
        "DELETE, /profiles/some/follow"
    })
    void requestWithoutToken_isUnauthenticated(String method, String uri) {
        assertThat(send(HttpMethod.valueOf(method), null, uri, null).is(401).error("token"))
                .isEqualTo("is missing");
    }

    @Test
    void token_thatIsForgedOrExpired_isInvalid(@Autowired TestClock clock) {
        String token = register("jake");
        assertThat(get(token + "x", "/user").is(401).error("token")).isEqualTo("is invalid");
        clock.advance(Duration.ofDays(8));
        assertThat(get(token, "/user").is(401).error("token")).isEqualTo("is invalid");
    }

    @Test
    void follow_andUnfollow_areSeenByTheFollowerOnly() {
        String jake = register("jake");
        register("celeb");
        post(jake, "/profiles/celeb/follow", null).is(200);
        assertThat(post(jake, "/profiles/celeb/follow", null)
                        .is(200)
                        .at("/profile/following")
                        .asBoolean())
                .isTrue();
        assertThat(get(jake, "/profiles/celeb").at("/profile/following").asBoolean())
                .isTrue();
        assertThat(get(null, "/profiles/celeb").at("/profile/following").asBoolean())
                .isFalse();
        assertThat(delete(jake, "/profiles/celeb/follow")
                        .is(200)
                        .at("/profile/following")
                        .asBoolean())
                .isFalse();
        assertThat(post(jake, "/profiles/nobody/follow", null).is(404).error("profile"))
                .isEqualTo("not found");
    }
}
