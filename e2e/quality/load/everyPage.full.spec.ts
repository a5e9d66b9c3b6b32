import { LANGUAGES } from '@fairtone/contracts';
import {
  expectHydrated,
  GUEST_PAGES,
  LOGO,
  makePageContents,
  membersPaths,
  sharedPages,
  type PageContents,
} from '../../support/everyPage';
import { expect, test } from '../../support/test';
import { watch } from '../security/pageErrors';

/** Up to sixty pages, each of them prerendered by the host and opened. */
test.setTimeout(600_000);

let made: PageContents;
test.beforeAll(async ({ product }) => {
  made = await makePageContents(product);
});

const VIEWERS = ['guest', 'listener', 'artist'] as const;
/** Paths of all pages that a viewer is sent, with the part that is shown before the scripts. */
function pagesOf(viewer: (typeof VIEWERS)[number]): [path: string, part?: typeof LOGO][] {
  if (viewer === 'guest')
    return [
      ...Object.values(GUEST_PAGES).flatMap((pages) => pages(made).map(([path]): [string] => [path])),
      ...membersPaths(made).map((path): [string] => [path]),
      ['/checkout', LOGO],
    ];
  return [
    ...sharedPages(made, made[viewer]).map(([path]): [string] => [path]),
    ...[...membersPaths(made, made[viewer]), '/checkout'].map((path): [string, typeof LOGO] => [path, LOGO]),
  ];
}

test.describe('Every page is hydrated as the host sent it', () => {
  // The longest file of its group: each worker runs some of it.
  test.describe.configure({ mode: 'parallel' });

  for (const [row, language] of LANGUAGES.entries())
    for (const [column, viewer] of VIEWERS.entries()) {
      const colorScheme = (row + column) % 2 === 0 ? 'light' : 'dark';
      test(`${language}, ${viewer}, ${colorScheme}`, async ({ visit }) => {
        const as = viewer === 'guest' ? undefined : made[viewer];
        const { page } = await visit({ as, locale: language, colorScheme });
        const complaints = await watch(page.context());
        for (const [path, part] of pagesOf(viewer)) {
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
