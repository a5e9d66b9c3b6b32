import { PRERENDER_STYLE_ID } from '@fairtone/contracts';
import type { Page } from '@playwright/test';
import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { publishByHand } from '../../support/handMadeRemote';
import { expect, test } from '../../support/test';
import { navigateInPage, faultyRemote, threat } from './faultyRemote';

const LOUD = 'loud';
test.afterAll(({ product: { releases } }) => releases.forget(LOUD));

/** A class that is a digest of its own style, or the class that the UI kit sets on pressable elements, equal in every remote. */
const OWN = /\.css-\w+|^\[data-react-aria-pressable\]$/;

/** All style rules in the page. */
const rulesOf = (page: Page) =>
  page.evaluate(() => {
    const walk = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [`${rule.selectorText} { ${rule.style.cssText} }`] : []),
        ...('cssRules' in rule && !(rule instanceof CSSKeyframesRule) ? walk(rule.cssRules as CSSRuleList) : []),
      ]);
    return [...document.styleSheets].flatMap((sheet) => walk(sheet.cssRules));
  });

const SCREENS = ['/', '/explore', '/artists', '/checkout', '/for-artists', '/create-album', '/dashboard'];

test.describe('Styles of a remote', () => {
  test(
    'name a class of their own in each rule, so that none reaches another remote',
    threat(43),
    async ({ product, visit }) => {
      const nadia = await signUp(product, 'Nadia Voss', 'artist');
      const album = await publishAlbum(product, nadia, { title: 'In Its Own Dress', price: 800 });
      const artist = await visit({ as: nadia });
      await artist.page.route('**/releases/**', (route) => route.abort());
      await artist.open('/nowhere');
      await expect(artist.page.locator('main h1')).toBeVisible();
      const ofShell = new Set(await rulesOf(artist.page));
      await artist.page.unroute('**/releases/**');

      await artist.open(`/album/${album.id}`);
      // The rules of the prerendered HTML are removed when it is hydrated.
      await expect(artist.page.locator(`#${PRERENDER_STYLE_ID}`)).toHaveCount(0);
      const title = artist.page.locator('main h1').first();
      await expect(title).toHaveText('In Its Own Dress');
      for (const path of SCREENS) {
        const before = await title.innerText();
        await navigateInPage(artist, path);
        await expect(title, path).not.toHaveText(before);
        await expect(title, path).toBeVisible();
      }
      const others = (await rulesOf(artist.page)).filter((rule) => !ofShell.has(rule));
      expect(others.length).toBeGreaterThan(SCREENS.length);
      expect(others.filter((rule) => !OWN.test(rule.split(' { ')[0]!))).toEqual([]);
    },
  );

  test(
    'change nothing around it when their classes bear everyday names',
    threat(43),
    async ({ product: { releases }, visit }) => {
      const loud = `() => h('section', null,
      h(emotion.ClassNames, null, ({ css }) => h('h1', { className: css({ label: 'button', color: 'rgb(255, 0, 0)', fontSize: 99 }) }, 'Loud')))`;
      releases.release(publishByHand(releases, faultyRemote(LOUD, '1.0.0', { routes: { [`/${LOUD}`]: loud } })));
      const guest = await visit();
      await guest.open('/nowhere');
      await expect(guest.header.root.getByRole('link', { name: 'Explore' })).toBeVisible();
      const look = () =>
        guest.header.root
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => [getComputedStyle(link).color, getComputedStyle(link).fontSize]));
      const before = await look();
      expect(before.length).toBeGreaterThan(1);
      await navigateInPage(guest, `/${LOUD}`);
      await expect(guest.heading('Loud')).toHaveCSS('font-size', '99px');
      expect(await look()).toEqual(before);
    },
  );
});
