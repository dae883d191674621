import { get, part, post, Refused } from './api.js';
import { h, show } from './dom.js';
import { designPage } from './design.js';
import { heatPage } from './heat.js';
import { patternPage } from './pattern.js';
import { tablePage } from './table.js';

const main = document.getElementById('main');
const side = document.getElementById('side');
const menu = document.getElementById('menu');
let world = null;
let leave = () => {}; // stops the timers of the current page

async function load() {
  const [designs, tables] = await Promise.all([get('designs'), get('tables')]);
  world = { designs, tables };
  show(side,
    h('h2', {}, 'Designs'),
    h('ul', {}, designs.map((design) => h('li', {}, link('#/design/' + part(design.name), design.name)))),
    h('h2', {}, 'Tables'),
    h('ul', {}, tables.map((table) => h('li', {},
      link('#/table/' + part(table.TableName), table.TableName), ' ',
      h('span', { class: 'count' }, table.ItemCount)))));
}

const link = (href, text) => h('a', { href }, text);

async function route() {
  const [, kind, first, second, third] = location.hash.split('/').map(decodeURIComponent);
  menu.setAttribute('aria-expanded', 'false');
  leave();
  leave = () => {};
  try {
    if (world === null) await load();
    markCurrent();
    const design = world.designs.find((candidate) => candidate.name === first);
    if (kind === 'design' && design) designPage(main, design);
    else if (kind === 'pattern' && design) patternPage(main, design, second);
    else if (kind === 'table') tablePage(main, world, first, second || null, third ?? '');
    else if (kind === 'heat') leave = heatPage(main, world, first, second || null);
    else home();
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
  } catch (failure) {
    if (failure instanceof Refused && failure.status === 401) signIn();
    else show(main, h('p', { role: 'alert', class: 'failure' }, failure.message));
  }
}

function markCurrent() {
  side.querySelectorAll('a').forEach((a) => {
    const here = location.hash === a.getAttribute('href') || location.hash.startsWith(a.getAttribute('href') + '/');
    if (here) a.setAttribute('aria-current', 'page');
    else a.removeAttribute('aria-current');
  });
}

function home() {
  show(main,
    h('h1', {}, 'Overview'),
    h('div', { class: 'cards' }, world.designs.map((design) => h('section', { class: 'card' },
      h('h2', {}, link('#/design/' + part(design.name), design.name)),
      h('p', {}, `${design.patterns.length} access patterns, ${design.open.length} open findings`),
      h('p', {}, Object.values(design.tables).map((table) =>
        [link('#/table/' + part(table), 'Table ' + table), ' ']))))));
}

function signIn() {
  const password = h('input', { type: 'password', id: 'password', autocomplete: 'current-password', required: true });
  const message = h('p', { role: 'alert' });
  show(main, h('form', {
    class: 'card narrow',
    onsubmit: async (event) => {
      event.preventDefault();
      try {
        await post('sign-in', { password: password.value });
        await route();
      } catch (failure) {
        show(message, failure.message);
      }
    },
  }, h('h1', {}, 'Sign in'), h('label', { for: 'password' }, 'Password'), password, h('button', {}, 'Sign in'), message));
  password.focus();
}

menu.addEventListener('click', () =>
  menu.setAttribute('aria-expanded', String(menu.getAttribute('aria-expanded') !== 'true')));

const theme = document.getElementById('theme');
function setTheme(name) {
  if (name) document.documentElement.dataset.theme = name;
}
setTheme(localStorage.getItem('theme'));
theme.addEventListener('click', () => {
  const dark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  localStorage.setItem('theme', dark ? 'light' : 'dark');
  setTheme(dark ? 'light' : 'dark');
});

document.addEventListener('keydown', (event) => {
  if (event.key === '/' && !event.target.closest('input, textarea, select, dialog')) {
    const search = document.querySelector('[data-search]');
    if (search) {
      event.preventDefault();
      search.focus();
    }
  }
});

window.addEventListener('hashchange', route);
route();
