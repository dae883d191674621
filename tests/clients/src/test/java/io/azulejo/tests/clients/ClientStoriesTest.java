package io.azulejo.tests.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.client.identity.api.AuthApi;
import io.azulejo.client.identity.model.Login;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One story per service with the client that openapi-generator makes of its document. */
@Timeout(240)
class ClientStoriesTest {
    private static final String PASSWORD = "azulejo-demo";
    private static final String COMPANY = "12345678000199";

    private static ServedProgram program;

    @BeforeAll
    static void start() throws IOException {
        program = ServedProgram.start();
    }

    @AfterAll
    static void stop() {
        program.close();
    }

    @Test
    void mergedDocument_ofAllServices_isValid() throws IOException, InterruptedException {
        OpenApiValidityTest.check(get("/openapi.json"));
    }

    @Test
    void tryPage_withSampleData_offersItsAccounts() throws IOException, InterruptedException {
        assertThat(get("/try")).contains("try.js");
        assertThat(get("/try/demo-logins.json"))
                .contains("\"identity\"", "\"wavyblog\"", "bruno@example.org", PASSWORD);
    }

    private static String get(String path) throws IOException, InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            HttpRequest request =
                    HttpRequest.newBuilder(program.uri().resolve(path)).build();
            return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
        }
    }

    @Test
    void identity_signInAndRefresh() throws Exception {
        AuthApi auth = new AuthApi(identity());
        var tokens = auth.authLogin(new Login().login("ana@example.org").password(PASSWORD));
        assertThat(tokens.getAccount().getName()).isEqualTo("Ana Ribeiro");
        var refreshed = auth.authRefresh(
                new io.azulejo.client.identity.model.RefreshRequest().refreshToken(tokens.getRefreshToken()));
        assertThat(refreshed.getExpiresAt()).isAfterOrEqualTo(tokens.getExpiresAt());
        assertThatThrownBy(() ->
                        auth.authLogin(new Login().login("ana@example.org").password("wrong")))
                .isInstanceOfSatisfying(
                        io.azulejo.client.identity.ApiException.class,
                        refused -> assertThat(refused.getCode()).isEqualTo(401));
    }

    @Test
    void blog_writeAPostAndComment() throws Exception {
        var client = new io.azulejo.client.blog.ApiClient();
        client.updateBaseUri(program.uri().toString());
        String token = token("bruno@example.org");
        client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
        var posts = new io.azulejo.client.blog.api.PostApi(client);
        var categories = new io.azulejo.client.blog.api.CategoryApi(client).categoryList(null);
        var draft = posts.postCreate(
                new io.azulejo.client.blog.model.PostDraft()
                        .title("Tiles of Lisbon")
                        .content("Blue and *white*.")
                        .categoryId(categories.getItems().getFirst().getCategoryId()),
                "story-1");
        String id = draft.getPost().getPostId();
        posts.postEdit(
                id,
                "\"" + draft.getVersion() + "\"",
                new io.azulejo.client.blog.model.PostEdit().title("Tiles of Porto"));
        posts.postPublish(id, null);
        var comments = new io.azulejo.client.blog.api.CommentApi(client);
        comments.commentAdd(id, new io.azulejo.client.blog.model.CommentCreation().text("Well said."), null);
        assertThat(posts.postGet(id).getPost().getTitle()).isEqualTo("Tiles of Porto");
        assertThat(comments.commentRoots(id, null, null).getItems())
                .singleElement()
                .satisfies(comment -> assertThat(comment.getText()).isEqualTo("Well said."));
        assertThat(posts.postNewest(null, null, 1, null).getNext()).isNotBlank();
    }

    @Test
    void wavyblog_registerAndPublish() throws Exception {
        var client = new io.azulejo.client.wavyblog.ApiClient();
        client.updateBaseUri(program.uri().toString());
        var auth = new io.azulejo.client.wavyblog.api.AuthApi(client);
        auth.authRegister(new io.azulejo.client.wavyblog.model.RegistrationRequest()
                .username("story")
                .email("story@example.org")
                .password("correct horse battery"));
        String token = auth.authLogin(new io.azulejo.client.wavyblog.model.Login()
                        .login("maria") // whose address is verified, as publishing needs
                        .password("azulejo-demo"))
                .getAccessToken();
        var signedIn = new io.azulejo.client.wavyblog.ApiClient();
        signedIn.updateBaseUri(program.uri().toString());
        signedIn.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
        var posts = new io.azulejo.client.wavyblog.api.PostApi(signedIn);
        var created = posts.postCreate(
                new io.azulejo.client.wavyblog.model.PostChange()
                        .title("A story")
                        .content("Once upon a *time*."),
                null);
        posts.postPublish(created.getSlug(), null);
        assertThat(posts.postGet(created.getSlug(), null).getHtml()).contains("<em>time</em>");
        posts.postDelete(created.getSlug(), null);
    }

    @Test
    void sessions_startAndAddAnNpc() throws Exception {
        var client = new io.azulejo.client.sessions.ApiClient();
        client.updateBaseUri(program.uri().toString());
        String token = token("gabriela@example.org");
        client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
        var sessions = new io.azulejo.client.sessions.api.SessionApi(client);
        var started =
                sessions.sessionStart(new io.azulejo.client.sessions.model.SessionDraft().title("The lost tile"), null);
        var npcs = new io.azulejo.client.sessions.api.NpcApi(client);
        npcs.npcAdd(started.getSessionId(), new io.azulejo.client.sessions.model.NpcChange().name("Mestre"), null);
        assertThat(npcs.npcList(started.getSessionId(), null, null).getItems())
                .singleElement()
                .satisfies(npc -> assertThat(npc.getName()).isEqualTo("Mestre"));
        assertThat(sessions.sessionEnd(started.getSessionId()).getStatus().getValue())
                .isEqualTo("ended");
    }

    @Test
    void orders_orderAndConfirm() throws Exception {
        var client = new io.azulejo.client.orders.ApiClient();
        client.updateBaseUri(program.uri().toString());
        String token = token("helena@example.org");
        client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
        new io.azulejo.client.orders.api.CompanyApi(client)
                .companySell(
                        COMPANY,
                        "TILE",
                        new io.azulejo.client.orders.model.ProductBody()
                                .description("Blue tile")
                                .unitPrice(new BigDecimal("9.90")));
        new io.azulejo.client.orders.api.StockApi(client)
                .stockReceive(COMPANY, "TILE", new io.azulejo.client.orders.model.StockBody().quantity(10L), null);
        var orders = new io.azulejo.client.orders.api.OrderApi(client);
        var created = orders.orderCreate(
                COMPANY,
                new io.azulejo.client.orders.model.OrderDraft()
                        .lines(List.of(new io.azulejo.client.orders.model.LineDraft()
                                .productId("TILE")
                                .quantity(2L)))
                        .customer(new io.azulejo.client.orders.model.CustomerDraft()
                                .firstName("Ana")
                                .lastName("Ribeiro")
                                .cpf("529.982.247-25")),
                null,
                null);
        assertThat(orders.orderGet(COMPANY, created.getOrderId(), null, null).getTotal())
                .isEqualByComparingTo("19.80");
    }

    @Test
    void notifications_sendAndRead() throws Exception {
        var anonymous = new io.azulejo.client.notifications.ApiClient();
        anonymous.updateBaseUri(program.uri().toString());
        var signIn = new io.azulejo.client.notifications.api.AuthApi(anonymous);
        var bruno = signIn.authLogin(new io.azulejo.client.notifications.model.Login()
                .login("bruno@example.org")
                .password(PASSWORD));
        var client = new io.azulejo.client.notifications.ApiClient();
        client.updateBaseUri(program.uri().toString());
        client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + bruno.getAccessToken()));
        var inbox = new io.azulejo.client.notifications.api.InboxApi(client);
        assertThat(inbox.inboxCount().getUnread()).isPositive();
        inbox.inboxReadAll();
        assertThat(inbox.inboxCount().getUnread()).isZero();
    }

    private static io.azulejo.client.identity.ApiClient identity() {
        var client = new io.azulejo.client.identity.ApiClient();
        client.updateBaseUri(program.uri().toString());
        return client;
    }

    private static String token(String login) throws Exception {
        return new AuthApi(identity())
                .authLogin(new Login().login(login).password(PASSWORD))
                .getAccessToken();
    }
}
