const ui = SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'list',
  tagsSorter: 'alpha',
  persistAuthorization: true,
  validatorUrl: null,
});

// With sample data the server lists accounts: a click signs in and fills Authorize.
async function offerDemoAccounts() {
  const service = location.pathname.split('/')[1];
  const logins = await (await fetch('/try/demo-logins.json')).json();
  const issuer = logins[service] ? service : 'identity';
  const accounts = logins[issuer] || [];
  if (accounts.length === 0) {
    return;
  }
  const bar = document.getElementById('demo');
  bar.append('Sign in as ');
  for (const account of accounts) {
    const button = document.createElement('button');
    button.textContent = account.login;
    button.title = account.role;
    button.onclick = () => signIn(issuer, account, bar);
    bar.append(button, ' ');
  }
  const status = document.createElement('output');
  bar.append(status);
  bar.hidden = false;
}

async function signIn(issuer, account, bar) {
  const path = issuer === 'identity' ? '/identity/login' : '/' + issuer + '/auth/login';
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: account.login, password: account.password }),
  });
  const body = await response.json();
  if (response.ok) {
    ui.preauthorizeApiKey('bearer', body.accessToken);
  }
  bar.querySelector('output').textContent = response.ok ? 'Signed in as ' + account.login : body.detail;
}

// Whoever is signed in to the apps is signed in here too.
async function signInByCookie() {
  const service = location.pathname.split('/')[1];
  const issuer = ['wavyblog', 'notifications'].includes(service) ? service : 'identity';
  const csrf = document.cookie.split('; ').find((pair) => pair.startsWith('az-csrf='))?.slice('az-csrf='.length);
  if (!csrf) {
    return;
  }
  const path = `/${issuer}/session/refresh`;
  const refresh = () => fetch(path, { method: 'POST', keepalive: true, headers: { 'X-CSRF-Token': csrf } });
  const response = await (navigator.locks ? navigator.locks.request(`az-refresh ${path}`, refresh) : refresh());
  if (response.status === 200) {
    ui.preauthorizeApiKey('bearer', (await response.json()).accessToken);
  }
}

offerDemoAccounts();
signInByCookie();
