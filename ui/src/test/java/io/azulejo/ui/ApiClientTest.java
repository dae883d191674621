package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ApiClientTest {
    private static final String CLIENT = """
            const { ApiClient, AccessToken, ProblemError, path } = await import('az/api.js');
            const token = new AccessToken({ refreshUrl: '/gallery/api/refresh' });
            const api = new ApiClient({ base: '/gallery/api', token });
            """;

    @RegisterExtension
    static final BrowserExtension BROWSER = new BrowserExtension("status of 401", "status of 422");

    @Test
    void request_withoutToken_refreshesOnceForAllCallers() {
        Object result = run(
                "return (await Promise.all([api.get('/me'), api.get('/me'), api.get('/me')])).map((me) => me.token).every((token, _, all) => token === all[0]);");

        assertThat(result).isEqualTo(true);
    }

    @Test
    void token_afterARefresh_isNotInAnyStorage() {
        Object result = run(
                "await token.refresh(); return [token.present, Object.keys(localStorage).length, Object.keys(sessionStorage).length, document.cookie];");

        assertThat(result).isEqualTo(List.of(true, 0, 0, ""));
    }

    @Test
    void problem_withFields_isAnExceptionThatFormsCanShow() {
        Object result = run("""
                try { await api.post('/posts', { title: 'x' }); } catch (error) {
                  return [error instanceof ProblemError, error.status, error.message, error.instance, error.fields];
                }""");

        assertThat(result).isEqualTo(List.of(true, 422, "title is taken", "c1", Map.of("title", "is taken")));
    }

    @Test
    void put_versionAndIdempotencyKey_areSentAndTheNewVersionRead() {
        Object result = run(
                "const { data, etag } = await api.send('PUT', path`/posts/${1}`, { body: {}, version: '\"1\"', idempotencyKey: true }); return [data, etag];");

        assertThat(result).isEqualTo(List.of(Map.of("version", "1", "key", true), "\"2\""));
    }

    @Test
    void pages_ofAList_areReadUntilTheLast() {
        assertThat(run("const all = []; for await (const item of api.items('/posts')) all.push(item); return all;"))
                .isEqualTo(List.of(0, 1, 2, 3, 4, 5));
    }

    @Test
    void request_aborted_failsAsAborted() {
        assertThat(
                        run(
                                "const stop = new AbortController(); stop.abort(); try { await api.get('/posts', { signal: stop.signal }); } catch (error) { return error.name; }"))
                .isEqualTo("AbortError");
    }

    @Test
    void path_withAHostileSegment_isEncoded() {
        assertThat(run("return path`/posts/${'../admin?x=1'}`;")).isEqualTo("/posts/..%2Fadmin%3Fx%3D1");
    }

    @Test
    void events_afterTheEndOfAStream_comeWithANewTicket() {
        Object result = run("""
                const stop = new AbortController();
                const tickets = [];
                const states = new Set();
                await new Promise((resolve) => api.events('/stream', { tickets: '/stream-tickets', types: ['post'], signal: stop.signal, onState: (state) => states.add(state),
                  onEvent: ({ data }) => { tickets.push(data.ticket); if (tickets.length === 2) resolve(); } }));
                stop.abort();
                return [new Set(tickets).size, [...states].sort().join()];""");

        assertThat(result).isEqualTo(List.of(2, "connecting,live,off,waiting"));
    }

    @Test
    void router_linkBelowItsBase_changesTheMatchWithoutLoading() {
        Object result = run("""
                const { Router } = await import('az/router.js');
                const router = new Router({ base: '/gallery/blank', routes: { '/': 'home', '/orders/:id': 'order', '/files/:path*': 'file' } }).start();
                const seen = [router.match.value];
                router.addEventListener('change', () => seen.push(`${router.match.value} ${JSON.stringify(router.match.params)}`));
                const link = document.createElement('a');
                link.href = '/gallery/blank/orders/a%20b?tab=lines';
                document.body.append(link);
                link.click();
                router.go('/files/x/y.txt');
                router.go('/nowhere');
                router.stop();
                history.replaceState(null, '', '/gallery/blank');
                return seen;""");

        assertThat(result)
                .isEqualTo(List.of("home", "order {\"id\":\"a b\"}", "file {\"path\":\"x/y.txt\"}", "undefined {}"));
    }

    @Test
    void store_optimisticChangeThatFails_isTakenBack() {
        Object result = run("""
                const { Store } = await import('az/store.js');
                const store = new Store({ likes: 1, title: 'a' });
                const seen = [];
                store.addEventListener('change', () => seen.push(store.state.likes));
                await store.optimistic(({ likes }) => ({ likes: likes + 1 }), async () => { store.set({ title: 'b' }); throw new Error('no'); }).catch(() => {});
                return [seen, store.state];""");

        assertThat(result).isEqualTo(List.of(List.of(2, 2, 1), Map.of("likes", 1, "title", "b")));
    }

    private static Object run(String script) {
        Page page = BROWSER.shared("/gallery/blank");
        return page.evaluate("async () => {" + CLIENT + script + "}");
    }
}
