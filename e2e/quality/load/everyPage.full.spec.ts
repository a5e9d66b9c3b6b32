import { LANGUAGES } from '@fairtone/contracts';
import {
  expectHydrated,
  GUEST_PAGES,
  makePageContents,
  membersPaths,
  sharedPages,
  type PageContents,
} from '../../support/everyPage';
import { fetchDrawn } from '../../support/openDrawn';
import { expect, test } from '../../support/test';
import { watch } from '../security/pageErrors';

/** Up to sixty pages, each of them prerendered by the host and opened. */
test.setTimeout(600_000);

let made: PageContents;
test.beforeAll(async ({ product }) => {
  made = await makePageContents(product);
});

const VIEWERS = ['guest', 'listener', 'artist'] as const;
/** Around a screen that only members see, or that shows what is on the device. */
const LOGO = '#root header a';

/** Paths of all pages that a viewer is sent, with the part that is shown before the scripts. */
function pagesOf(viewer: (typeof VIEWERS)[number]): [path: string, part?: string][] {
  if (viewer === 'guest')
    return [
      ...Object.values(GUEST_PAGES).flatMap((pages) => pages(made).map(([path]): [string] => [path])),
      ...membersPaths(made).map((path): [string] => [path]),
      ['/checkout', LOGO],
    ];
  return [
    ...sharedPages(made, made[viewer]).map(([path]): [string] => [path]),
    ...[...membersPaths(made, made[viewer]), '/checkout'].map((path): [string, string] => [path, LOGO]),
  ];
}

test.describe('Every page is hydrated as the host sent it', () => {
  // The longest file of its group: each worker runs some of it.
  test.describe.configure({ mode: 'parallel' });

  for (const [row, language] of LANGUAGES.entries())
    for (const [column, viewer] of VIEWERS.entries()) {
      const colorScheme = (row + column) % 2 === 0 ? 'light' : 'dark';
      test(`${language}, ${viewer}, ${colorScheme}`, async ({ product, visit }) => {
        const as = viewer === 'guest' ? undefined : made[viewer];
        const { page } = await visit({ as, locale: language, colorScheme });
        const complaints = await watch(page.context());
        for (const [path, part] of pagesOf(viewer)) {
          await fetchDrawn(product.url + path, language);
          await expectHydrated(page, path, part);
          await expect(page.locator(`html[lang=${language}][data-theme=${colorScheme}]`), path).toHaveCount(1);
          // The language menu, and the account menu of a member.
          if (as && !path.startsWith('/embed/'))
            await expect(page.getByRole('banner').locator('[aria-haspopup=menu]'), path).toHaveCount(2);
          await expect(page.locator('#root h1').first(), path).toBeVisible();
          expect([path, complaints.errors, complaints.violations]).toEqual([path, [], []]);
        }
      });
    }
});
