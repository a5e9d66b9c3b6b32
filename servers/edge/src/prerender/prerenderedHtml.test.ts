import { prerenderedHtml, prerenderedStyles } from './prerenderedHtml.ts';

const LINKS = '<link rel="preload" as="script" href="/main.js">';
const SCRIPT = '<script type="text/plain" src="/main.js"></script>';

const AROUND = { html: '<h1>Around</h1>', css: '.around{}', styles: { a: '.css-a{}' } };

type Redirect = { path: string; memberLinks: string; memberPage?: typeof AROUND };
type Visit = { isGoneBackTo?: boolean; redirect?: Redirect; isForGuests?: boolean };

/** A device on which this person is signed in, and whose pages have shown them. */
function signIn(id = 'f3b6a3de') {
  localStorage.setItem('fairtone.session', JSON.stringify({ access_token: 'a.b.c', user: { id } }));
  localStorage.setItem('fairtone.user', JSON.stringify({ id, name: 'Ada' }));
}

const signInOnly = (id: string) => localStorage.setItem('fairtone.session', JSON.stringify({ user: { id } }));

/** Opens a page with prerendered HTML: the browser runs its inline scripts during parsing. */
function openPage({ isGoneBackTo = false, ...fit }: Visit = {}) {
  const type = isGoneBackTo ? 'back_forward' : 'navigate';
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  document.documentElement.lang = 'de';
  const view = { html: '<h1>Blue Hours</h1>', css: '', styles: {} };
  // Scripts in markup that a parser inserts do not run.
  document.body.innerHTML = prerenderedStyles(view) + prerenderedHtml(view, LINKS + SCRIPT, fit);
  for (const { textContent } of document.body.querySelectorAll('script')) new Function(textContent ?? '')();
}

const view = () => document.querySelector('#root h1');
const isShown = () => view() !== null && document.documentElement.dataset.firstView === '';
const fetched = () => document.head.querySelectorAll('link[href="/main.js"], script[src="/main.js"]').length;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  delete document.documentElement.dataset.firstView;
  delete document.documentElement.dataset.member;
});
afterEach(() => jest.useRealTimers());

describe('prerendered HTML', () => {
  it('is shown to a guest before the scripts are fetched', async () => {
    openPage();
    expect([isShown(), fetched()]).toEqual([true, 0]);
    await jest.advanceTimersByTimeAsync(300);
    expect([isShown(), fetched()]).toEqual([true, 2]);
  });

  it('has the browser load its list of locales while the scripts arrive', async () => {
    const load = jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf');
    openPage();
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(301);
    expect(load).toHaveBeenCalledWith('de');
    expect(load).toHaveBeenCalledTimes(1);
    load.mockRestore();
  });

  it('is shown in the stored language', () => {
    localStorage.setItem('fairtone.language', 'de');
    openPage();
    expect(isShown()).toBe(true);
  });

  it('is shown to a member, and marked so that rules hide what is for guests', () => {
    signIn();
    openPage();
    expect([isShown(), document.documentElement.dataset.member]).toEqual([true, '']);
  });

  it('is not marked as a member’s for a guest', () => {
    localStorage.setItem('fairtone.user', JSON.stringify({ id: 'f3b6a3de' }));
    openPage();
    expect([isShown(), document.documentElement.dataset.member]).toEqual([true, undefined]);
  });

  it.each([
    ['a member whom the device has not shown yet', () => localStorage.setItem('fairtone.session', '{}'), {}],
    ['a member where the device has shown another one', () => (signIn('b'), signInOnly('a')), {}],
    ['a member at the login', signIn, { isForGuests: true }],
    ['a member at their own profile', () => (signIn('ada'), history.replaceState(null, '', '/profile/ada')), {}],
    ['a visitor with another stored language', () => localStorage.setItem('fairtone.language', 'pl'), {}],
    ['a visitor who goes back to the page', () => undefined, { isGoneBackTo: true }],
    [
      'a reload with a link’s token in the history entry',
      () => history.replaceState({ usr: { linkToken: 'x' } }, ''),
      {},
    ],
  ])('is removed for %s, and the scripts are fetched at once', (_who, prepare, visit) => {
    prepare();
    openPage(visit);
    expect([view(), isShown(), fetched()]).toEqual([null, false, 2]);
  });

  describe('of the login at an address for members', () => {
    const redirect = {
      path: '/login?returnTo=%2Fmessages&lang="',
      memberLinks: '<link rel="preload" as="script" href="/messages.js">',
    };
    const preloaded = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

    it('gives a guest the address to which the app would lead', async () => {
      openPage({ redirect });
      expect([isShown(), location.pathname + location.search]).toEqual([true, '/login?returnTo=%2Fmessages&lang=%22']);
      await jest.advanceTimersByTimeAsync(300);
      expect(preloaded()).toEqual(['/main.js']);
    });

    it('is replaced for a member by the page around the screen, with the scripts of that page', async () => {
      signIn();
      openPage({ redirect: { ...redirect, memberPage: AROUND } });
      expect([view()?.textContent, isShown(), location.pathname]).toEqual(['Around', true, '/']);
      expect([document.documentElement.dataset.member, fetched()]).toEqual(['', 0]);
      await jest.advanceTimersByTimeAsync(300);
      expect(preloaded()).toEqual(['/messages.js']);
      expect(document.querySelectorAll('template')).toHaveLength(0);
    });

    it('has the rules of the page around the screen, those of both once', () => {
      const login = { html: '', css: '.login{}', styles: { 0: 'body{}', b: '.css-b{}' } };
      const styles = prerenderedStyles(login, { ...AROUND, styles: { ...AROUND.styles, 0: 'body{}' } });
      expect(styles).toContain('.login{}.around{}</style>');
      expect(styles).toContain('<style data-kept-rules="0 a b">body{}.css-a{}.css-b{}</style>');
    });

    it('stays a guest’s where there is a page around the screen', () => {
      openPage({ redirect: { ...redirect, memberPage: AROUND } });
      expect([view()?.textContent, isShown(), location.pathname]).toEqual(['Blue Hours', true, '/login']);
      expect(document.documentElement.dataset.member).toBeUndefined();
    });

    it.each([
      ['has not shown them yet', () => signInOnly('a'), redirect],
      ['has another language', () => (signIn(), localStorage.setItem('fairtone.language', 'pl')), redirect],
    ])('is removed for a member whose device %s, also with a page around the screen', (_which, prepare, at) => {
      prepare();
      openPage({ redirect: { ...at, memberPage: AROUND } });
      expect([view(), isShown(), location.pathname, preloaded()]).toEqual([null, false, '/', ['/messages.js']]);
    });

    it('leaves a member at the address, and preloads only the scripts of its page', () => {
      signIn();
      openPage({ redirect });
      expect([isShown(), location.pathname]).toEqual([false, '/']);
      expect(preloaded()).toEqual(['/messages.js']);
      expect(document.head.querySelectorAll('script')).toHaveLength(1);
    });
  });
});
