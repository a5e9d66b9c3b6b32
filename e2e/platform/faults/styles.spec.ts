import { FIRST_VIEW_ELEMENT_ID, FIRST_VIEW_STYLE_ID } from '@fairtone/contracts';
import type { Page } from '@playwright/test';
import { bringOut, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { publishByHand } from '../../support/handMadeRemote';
import { expect, test } from '../../support/test';
import { goInPage, GREMLIN, threat } from './rest';

let nadia: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  nadia = await signUp(product, 'Nadia Voss', 'artist');
  album = await bringOut(product, nadia, { title: 'In Its Own Dress', price: 800 });
});
test.afterEach(({ product: { releases } }) => releases.forget('gremlin'));

/** A class that is a digest of its own style; or the mark that the kit sets on what can be pressed, alike in every remote. */
const OWN = /\.css-\w+|^\[data-react-aria-pressable\]$/;

/** Selectors of every style rule in the page. */
const selectorsOf = (page: Page) =>
  page.evaluate(() => {
    const walk = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule && !(rule instanceof CSSKeyframesRule) ? walk(rule.cssRules as CSSRuleList) : []),
      ]);
    return [...document.styleSheets].flatMap((sheet) => walk(sheet.cssRules));
  });

test(
  'no remote writes a style that could reach another: each rule names a class of its own',
  threat(43),
  async ({ visit }) => {
    const bare = await visit();
    await bare.page.route('**/releases/**', (route) => route.abort());
    await bare.open('/login');
    await expect(bare.heading('Welcome back')).toBeVisible();
    const ofShell = new Set(await selectorsOf(bare.page));

    const artist = await visit({ as: nadia });
    for (const path of [
      '/',
      '/explore',
      '/artists',
      `/album/${album.id}`,
      '/checkout',
      '/for-artists',
      '/create-album',
      '/dashboard',
    ]) {
      await artist.open(path);
      // What the host has drawn stands before the page itself, in rules of its own that leave with it.
      await expect(artist.page.locator(`#${FIRST_VIEW_ELEMENT_ID}, #${FIRST_VIEW_STYLE_ID}`)).toHaveCount(0);
      await expect(artist.page.locator('main h1').first()).toBeVisible();
      const others = (await selectorsOf(artist.page)).filter((selector) => !ofShell.has(selector));
      expect(others.length).toBeGreaterThan(0);
      expect(others.filter((selector) => !OWN.test(selector))).toEqual([]);
    }
  },
);

test('a remote whose classes bear everyday names changes nothing around it', threat(43), async ({ product, visit }) => {
  const styled = `() => h('section', null,
    h(emotion.ClassNames, null, ({ css }) => h('h1', { className: css({ label: 'button', color: 'rgb(255, 0, 0)', fontSize: 99 }) }, 'Loud')))`;
  const { releases } = product;
  const routes = { '/gremlin': styled };
  releases.release(publishByHand(releases, { name: 'gremlin', version: '1.0.0', titles: GREMLIN, routes }));
  const guest = await visit();
  await guest.open('/nowhere');
  await expect(guest.header.root.getByRole('link', { name: 'Explore' })).toBeVisible();
  const look = () =>
    guest.header.root
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [getComputedStyle(link).color, getComputedStyle(link).fontSize]));
  const before = await look();
  expect(before.length).toBeGreaterThan(1);
  await goInPage(guest, '/gremlin');
  await expect(guest.heading('Loud')).toHaveCSS('font-size', '99px');
  expect(await look()).toEqual(before);
});
