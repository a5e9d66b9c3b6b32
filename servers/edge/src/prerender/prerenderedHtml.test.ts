import { prerenderedHtml } from './prerenderedHtml.ts';

const LINKS = '<link rel="preload" as="script" href="/main.js">';
const SCRIPT = '<script type="text/plain" src="/main.js"></script>';

/** Opens a page with prerendered HTML: the browser runs its inline scripts during parsing. */
function openPage({ isGoneBackTo = false } = {}) {
  const type = isGoneBackTo ? 'back_forward' : 'navigate';
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  document.documentElement.lang = 'de';
  const view = { html: '<h1>Blue Hours</h1>', css: '', styles: {} };
  // Scripts in markup that a parser inserts do not run.
  document.body.innerHTML = prerenderedHtml(view, LINKS + SCRIPT);
  for (const { textContent } of document.body.querySelectorAll('script')) new Function(textContent ?? '')();
}

const view = () => document.querySelector('#root h1');
const isShown = () => view() !== null && document.documentElement.dataset.firstView === '';
const fetched = () => document.head.querySelectorAll('link[href="/main.js"], script[src="/main.js"]').length;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset.firstView;
});
afterEach(() => jest.useRealTimers());

describe('prerendered HTML', () => {
  it('is shown to a guest before the scripts are fetched', async () => {
    openPage();
    expect([isShown(), fetched()]).toEqual([true, 0]);
    await jest.advanceTimersByTimeAsync(300);
    expect([isShown(), fetched()]).toEqual([true, 2]);
  });

  it('is shown in the stored language', () => {
    localStorage.setItem('fairtone.language', 'de');
    openPage();
    expect(isShown()).toBe(true);
  });

  it.each([
    ['a signed-in user', () => localStorage.setItem('fairtone.session', '{}'), {}],
    ['a visitor with another stored language', () => localStorage.setItem('fairtone.language', 'pl'), {}],
    ['a visitor who goes back to the page', () => undefined, { isGoneBackTo: true }],
  ])('is removed for %s, and the scripts are fetched at once', (_who, prepare, visit) => {
    prepare();
    openPage(visit);
    expect([view(), isShown(), fetched()]).toEqual([null, false, 2]);
  });
});
