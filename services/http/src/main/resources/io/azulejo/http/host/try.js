const service = location.pathname.split('/')[1];
const issuer = ['wavyblog', 'notifications'].includes(service) ? service : 'identity';
const csrf = document.cookie.split('; ').find((pair) => pair.startsWith('az-csrf='))?.slice('az-csrf='.length);

// Who is signed in to the apps is signed in here too; otherwise the Authorize button takes a token.
let token = '';
if (csrf) {
  const refresh = () => fetch(`/${issuer}/session/refresh`, { method: 'POST', keepalive: true, headers: { 'X-CSRF-Token': csrf } });
  const response = await (navigator.locks ? navigator.locks.request(`az-refresh /${issuer}/session/refresh`, refresh) : refresh()).catch(() => null);
  if (response?.status === 200) token = (await response.json()).accessToken;
}

SwaggerUIBundle({
  url: 'openapi.json', dom_id: '#api', deepLinking: true, validatorUrl: null,
  requestInterceptor: (request) => {
    if (token && !request.headers.Authorization && new URL(request.url, location).origin === location.origin) request.headers.Authorization = `Bearer ${token}`;
    return request;
  },
});
