package io.azulejo.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.auth.mail.AccountMail;
import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.IdentityTableDesign;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.iam.IamPolicyCheck;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.Race;
import io.azulejo.testkit.TestClock;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@OnEveryBackend
final class IdentityTest {
    private static final String PASSWORD = "correct horse";

    private final TestClock clock = new TestClock("2036-03-01T12:00:00Z");
    private final Map<String, String> resets = new ConcurrentHashMap<>();
    private final Map<String, String> verifications = new ConcurrentHashMap<>();
    private final String tableName = "Identity-" + UUID.randomUUID();
    private final IamPolicyCheck rights = IamPolicyCheck.of("identity", Map.of(tableName, "Identity"));
    private final OpenBackend backend;
    private final Identity identity;
    private final Host host;
    private final ApiClient api;

    IdentityTest(Backend kind) {
        backend = kind.open(clock);
        ToolkitOptions table = ToolkitOptions.defaults().variables(Map.of("IDENTITY_TABLE", tableName));
        IdentityTableDesign.on(backend.client(), table).createTables();
        identity = new Identity(
                rights.restrict(backend.client()),
                SigningKeys.inMemory(clock),
                new IdentityOptions(
                        clock,
                        table,
                        PasswordOptions.forTests(),
                        "azulejo",
                        Duration.ofMinutes(15),
                        Duration.ofDays(30),
                        () -> URI.create("https://id.example/"),
                        "/blog/app",
                        this::keep));
        host = Host.start(HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of()), List.of(identity));
        api = ApiClient.at(host.uri().resolve("/identity/"));
    }

    @AfterEach
    void stop() {
        host.close();
        backend.client().deleteTable(request -> request.tableName(tableName));
        backend.close();
        rights.assertNothingDenied();
    }

    /** Keeps the token of a link by the name in the address. */
    private void keep(AccountMail mail) {
        assertThat(mail.link()).asString().startsWith("https://id.example/blog/app/");
        Map<String, String> tokens = mail.purpose() == AccountMail.Purpose.RESET_PASSWORD ? resets : verifications;
        tokens.put(
                mail.address().substring(0, mail.address().indexOf('@')),
                mail.link().getFragment().substring("token=".length()));
    }

    private String registered(String name) {
        return api.post("register", Map.of("email", name + "@Example.com", "name", name, "password", PASSWORD))
                .hasStatus(201)
                .text("accountId");
    }

    private ApiResponse login(String name, String password) {
        return api.post("login", Map.of("login", name + "@example.COM", "password", password));
    }

    private ApiClient as(String name) {
        return api.as(login(name, PASSWORD).hasStatus(200).text("accessToken"));
    }

    private ApiClient admin() {
        identity.accounts()
                .register(Generated.ID, "root@example.com", "root", PASSWORD, Set.of(Account.PLATFORM_ADMIN));
        return as("root");
    }

    private ApiResponse refresh(String token) {
        return api.post("refresh", Map.of("refreshToken", token));
    }

    private static Map<String, Object> roles(String... roles) {
        return Map.of("roles", List.of(roles));
    }

    @Test
    void register_badFields_namesThem() {
        api.post("register", Map.of("email", "nonsense", "name", "ana", "password", PASSWORD))
                .isProblem(422, "email");
        api.post("register", Map.of("email", "a@b.c", "name", "a\nb", "password", PASSWORD))
                .isProblem(422, "name");
        api.post("register", Map.of("email", "a@b.c", "name", "ana", "password", "short"))
                .isProblem(422, "password");
        registered("ana");
        api.post("register", Map.of("email", "ANA@example.com", "name", "ana", "password", PASSWORD))
                .isProblem(409, "email");
    }

    @Test
    void register_theSameAddressAtOnce_givesOneAccount() {
        Callable<Integer> register =
                () -> api.post("register", Map.of("email", "ana@example.com", "name", "ana", "password", PASSWORD))
                        .status();
        assertThat(Race.run(Collections.nCopies(6, register)))
                .containsOnlyOnce(201)
                .isSubsetOf(201, 409);
    }

    @Test
    void login_withMemberships_givesATokenThatOthersTrust() {
        String ana = registered("ana");
        admin().put("tenants/acme/members/" + ana, roles("sales", "picker")).hasStatus(200);
        Caller caller = identity.verifier().verify(login("ana", PASSWORD).text("accessToken"));
        assertThat(caller).isEqualTo(new Caller(ana, "ana", Set.of(), Map.of("acme", Set.of("picker", "sales")), 0));
        assertThat(api.get(".well-known/jwks.json").hasStatus(200).body()).doesNotContain("\"d\"");
        assertThat(login("ana", PASSWORD).body()).doesNotContain("argon2").doesNotContain("assword");
    }

    @Test
    void login_wrongOrUnknown_isRefusedInTheSameWords() {
        registered("ana");
        ApiResponse wrong = login("ana", "wrong horse").isProblem(401);
        ApiResponse unknown = login("bob", PASSWORD).isProblem(401);
        assertThat(wrong.field("detail")).isEqualTo(unknown.field("detail"));
    }

    @Test
    void refresh_rotatesReadsMembershipsAnewAndReuseEndsTheSignIn() {
        String ana = registered("ana");
        String first = login("ana", PASSWORD).text("refreshToken");
        admin().put("tenants/acme/members/" + ana, roles("owner")).hasStatus(200);
        ApiResponse refreshed = refresh(first).hasStatus(200);
        assertThat(identity.verifier().verify(refreshed.text("accessToken")).hasAt("acme", "owner"))
                .isTrue();
        clock.advance(Duration.ofSeconds(11)); // later than two tabs that refresh together
        refresh(first).isProblem(401);
        refresh(refreshed.text("refreshToken")).isProblem(401);
    }

    @Test
    void logout_endsOneSignInAndNotTheOthers() {
        registered("ana");
        String one = login("ana", PASSWORD).text("refreshToken");
        String other = login("ana", PASSWORD).text("refreshToken");
        api.post("logout", Map.of("refreshToken", one)).hasStatus(204);
        refresh(one).isProblem(401);
        refresh(other).hasStatus(200);
    }

    @Test
    void password_changed_endsEverySignInAndTheOldPassword() {
        registered("ana");
        String before = login("ana", PASSWORD).text("refreshToken");
        as("ana")
                .post("password", Map.of("oldPassword", "wrong horse", "newPassword", "another horse"))
                .isProblem(422, "oldPassword");
        as("ana")
                .post("password", Map.of("oldPassword", PASSWORD, "newPassword", "another horse"))
                .hasStatus(204);
        refresh(before).isProblem(401);
        login("ana", PASSWORD).isProblem(401);
        login("ana", "another horse").hasStatus(200);
    }

    @Test
    void password_forgotten_isReplacedByWhoGetsTheMessageOnce() {
        registered("ana");
        String before = login("ana", PASSWORD).text("refreshToken");
        api.post("password-reset", Map.of("email", "nobody@example.com")).hasStatus(202);
        api.post("password-reset", Map.of("email", "Ana@example.com")).hasStatus(202);
        assertThat(resets).containsOnlyKeys("ana");
        Map<String, String> reset = Map.of("token", resets.get("ana"), "newPassword", "another horse");
        api.post("password-reset/confirm", reset).hasStatus(204);
        api.post("password-reset/confirm", reset).isProblem(422, "token");
        refresh(before).isProblem(401);
        login("ana", "another horse").hasStatus(200);
    }

    @Test
    void account_disabled_canDoNothingUntilItIsEnabled() {
        String ana = registered("ana");
        ApiClient admin = admin();
        admin.put("tenants/acme/members/" + ana, roles("owner")).hasStatus(200);
        ApiClient asAna = as("ana");
        String token = login("ana", PASSWORD).text("refreshToken");
        admin.put("accounts/" + ana + "/disabled", Map.of("disabled", true)).hasStatus(200);
        login("ana", PASSWORD).isProblem(403);
        refresh(token).isProblem(401);
        asAna.put("tenants/acme/members/" + registered("bob"), roles("sales")).isProblem(403);
        asAna.post("password", Map.of("oldPassword", PASSWORD, "newPassword", "another horse"))
                .isProblem(403);
        admin.put("accounts/" + ana + "/disabled", Map.of("disabled", false)).hasStatus(200);
        login("ana", PASSWORD).hasStatus(200);
    }

    @Test
    void token_ofADisabledResetOrDeletedAccount_isRefusedForWritesEverywhere() {
        String ana = registered("ana");
        ApiClient admin = admin();
        String disabled = login("ana", PASSWORD).text("accessToken");
        assertThat(identity.verifier().verifyForWrite(disabled).subject()).isEqualTo(ana);
        admin.put("accounts/" + ana + "/disabled", Map.of("disabled", true)).hasStatus(200);
        refused(ProblemType.FORBIDDEN, disabled);
        assertThat(identity.verifier().verify(disabled).subject()).isEqualTo(ana);
        admin.put("accounts/" + ana + "/disabled", Map.of("disabled", false)).hasStatus(200);
        refused(ProblemType.UNAUTHENTICATED, disabled);

        String reset = login("ana", PASSWORD).text("accessToken");
        api.post("password-reset", Map.of("email", "ana@example.com")).hasStatus(202);
        api.post("password-reset/confirm", Map.of("token", resets.get("ana"), "newPassword", PASSWORD))
                .hasStatus(204);
        refused(ProblemType.UNAUTHENTICATED, reset);
        api.as(reset)
                .post("password", Map.of("oldPassword", PASSWORD, "newPassword", PASSWORD))
                .isProblem(401);
        api.as(reset).delete("me").isProblem(401);

        String deleted = login("ana", PASSWORD).text("accessToken");
        api.as(deleted).delete("me").hasStatus(204);
        refused(ProblemType.UNAUTHENTICATED, deleted);
    }

    private void refused(ProblemType type, String token) {
        assertThatThrownBy(() -> identity.verifier().verifyForWrite(token))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> assertThat(problem.type()).isEqualTo(type));
    }

    @Test
    void account_deleted_isGoneWithItsMembershipsUnlessItIsTheOnlyOwner() {
        String ana = registered("ana");
        String bob = registered("bob");
        ApiClient admin = admin();
        admin.put("tenants/acme/members/" + ana, roles("owner")).hasStatus(200);
        admin.put("tenants/acme/members/" + bob, roles("sales")).hasStatus(200);
        String session = login("ana", PASSWORD).text("refreshToken");
        as("ana").delete("me").isProblem(409);
        admin.put("tenants/acme/members/" + bob, roles("owner")).hasStatus(200);
        as("ana").delete("me").hasStatus(204);
        login("ana", PASSWORD).isProblem(401);
        refresh(session).isProblem(401);
        admin.get("accounts/" + ana).isProblem(404);
        assertThat(admin.get("tenants/acme/members").items())
                .extracting(member -> member.get("accountId"))
                .containsExactly(bob);
        registered("ana");
        as("ana").delete("accounts/" + bob).isProblem(403);
        admin.delete("accounts/" + bob).hasStatus(204);
        admin.delete("accounts/" + bob).isProblem(404);
        login("bob", PASSWORD).isProblem(401);
    }

    @Test
    void address_isVerifiedByTheLinkOrReclaimedByItsOwner() {
        registered("ana");
        ApiClient ana = as("ana");
        assertThat(account(ana)).containsEntry("emailVerified", false);
        String proof = String.valueOf(verifications.get("ana"));
        api.post("verify", Map.of("token", "nonsense")).isProblem(422, "token");
        api.post("verify", Map.of("token", login("ana", PASSWORD).text("accessToken")))
                .isProblem(422, "token");
        api.post("verify", Map.of("token", proof)).hasStatus(200);
        api.post("verify", Map.of("token", proof)).hasStatus(200);
        assertThat(account(ana)).containsEntry("emailVerified", true);

        registered("bob"); // by somebody else: the owner of the address gets the mail, and with it the account
        ApiClient squatter = as("bob");
        api.post("password-reset", Map.of("email", "bob@example.com")).hasStatus(202);
        api.post("password-reset/confirm", Map.of("token", resets.get("bob"), "newPassword", "the owner's"))
                .hasStatus(204);
        squatter.delete("me").isProblem(401);
        ApiClient owner = api.as(login("bob", "the owner's").hasStatus(200).text("accessToken"));
        assertThat(account(owner)).containsEntry("emailVerified", true);
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    private static Map<String, Object> account(ApiClient user) {
        return (Map<String, Object>)
                Objects.requireNonNull(user.get("me").hasStatus(200).json().get("account"));
    }

    @Test
    void requests_withUnknownFieldsOrParameters_areRefused() {
        api.post("register", Map.of("email", "a@b.c", "name", "a", "password", PASSWORD, "roles", List.of("x")))
                .isProblem(422, "roles");
        registered("ana");
        as("ana").get("me?verbose=1").isProblem(400, "verbose");
        admin().get("accounts/" + "x".repeat(1100)).isProblem(404);
    }

    @Test
    void admin_onlyByThatRole_andNotToOneself() {
        String ana = registered("ana");
        ApiClient admin = admin();
        as("ana").put("accounts/" + ana + "/disabled", Map.of("disabled", true)).isProblem(403);
        as("ana").get("accounts/" + ana).isProblem(403);
        assertThat(admin.get("accounts/" + ana).hasStatus(200).body()).contains("ana@example.com");
        String root = identity.verifier()
                .verify(login("root", PASSWORD).text("accessToken"))
                .subject();
        admin.put("accounts/" + root + "/disabled", Map.of("disabled", true)).isProblem(409);
        admin.put("accounts/acc_nobody/disabled", Map.of("disabled", true)).isProblem(404);
    }

    @Test
    void members_areGrantedAndRevokedByOwnersOfTheirTenantAlone() {
        String ana = registered("ana");
        String bob = registered("bob");
        admin().put("tenants/acme/members/" + ana, roles("owner")).hasStatus(200);
        ApiClient owner = as("ana");
        assertThat(owner.put("tenants/acme/members/" + bob, roles("sales"))
                        .hasStatus(200)
                        .json())
                .containsEntry("roles", List.of("sales"));
        owner.put("tenants/other/members/" + bob, roles("sales")).isProblem(403);
        as("bob").put("tenants/acme/members/" + bob, roles("owner")).isProblem(403);
        as("bob").get("tenants/acme/members").isProblem(403);
        assertThat(owner.get("tenants/acme/members").hasStatus(200).items())
                .extracting(member -> member.get("accountId"))
                .containsExactlyInAnyOrder(ana, bob);
        owner.put("tenants/acme/members/acc_nobody", roles("sales")).isProblem(404);
        owner.put("tenants/acme/members/" + bob, roles()).isProblem(422, "roles");
        owner.put("tenants/acme/members/" + bob, roles("Not A Role")).isProblem(422, "roles");
        owner.delete("tenants/acme/members/" + ana).isProblem(409);
        owner.delete("tenants/acme/members/" + bob).hasStatus(204);
        owner.delete("tenants/acme/members/" + bob).hasStatus(204);
        assertThat(as("bob").get("me").hasStatus(200).json().get("memberships")).isEqualTo(List.of());
    }

    @Test
    void owner_whoLostTheRoleMeanwhile_grantsNothingMoreThoughTheTokenSaysSo() {
        String ana = registered("ana");
        String bob = registered("bob");
        ApiClient admin = admin();
        admin.put("tenants/acme/members/" + ana, roles("owner")).hasStatus(200);
        ApiClient stale = as("ana");
        admin.put("tenants/acme/members/" + ana, roles("sales")).hasStatus(200);
        stale.put("tenants/acme/members/" + bob, roles("owner")).isProblem(403);
    }

    @Test
    void owners_whoRemoveEachOtherAtOnce_leaveOne() {
        String ana = registered("ana");
        String bob = registered("bob");
        ApiClient admin = admin();
        admin.put("tenants/acme/members/" + ana, roles("owner")).hasStatus(200);
        admin.put("tenants/acme/members/" + bob, roles("owner")).hasStatus(200);
        ApiClient asAna = as("ana");
        ApiClient asBob = as("bob");
        Callable<Integer> one =
                () -> asAna.delete("tenants/acme/members/" + bob).status();
        Callable<Integer> two =
                () -> asBob.delete("tenants/acme/members/" + ana).status();
        assertThat(Race.run(List.of(one, two))).containsOnlyOnce(204);
        assertThat(admin.get("tenants/acme/members").items()).hasSize(1);
    }
}
