import { publishAlbum } from '../../support/albums';
import { publishByHand, type HandMadeRemote } from '../../support/handMadeRemote';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';
import {
  collectFailures,
  expectMusicContinues,
  expectPageIntact,
  expectOtherPartsWork,
  failurePanel,
  fault,
  faultyRemote,
  navigateInPage,
  threat,
} from './faultyRemote';

const VERSION = '6.6.6';
/** As in libs/federation/src/deviceFailures.ts. */
const MOUNTING_STORAGE_KEY = 'fairtone.mounting';
const screen = (name: string, code: string): Partial<HandMadeRemote> => ({
  routes: {
    [`/${name}`]: `() => { const [turn, setTurn] = React.useState(0); ${code} return h('h1', null, 'Turn ' + turn); }`,
  },
});

/** Screens that render without end, by name of the remote. */
const ENDLESS: Record<string, [string, Partial<HandMadeRemote>]> = {
  'turns-in-render': ['while it is rendered', screen('turns-in-render', 'setTurn(turn + 1);')],
  'turns-before-paint': [
    'in an effect before each paint',
    screen('turns-before-paint', 'React.useLayoutEffect(() => { setTurn(turn + 1); });'),
  ],
  'turns-in-effect': ['in an effect', screen('turns-in-effect', 'React.useEffect(() => { setTurn(turn + 1); });')],
  'turns-in-promise': [
    'in a promise of an effect',
    screen('turns-in-promise', 'React.useEffect(() => { Promise.resolve().then(() => setTurn(turn + 1)); }, [turn]);'),
  ],
};

/** Screens that never let the page go on, by name of the remote. */
const FREEZING: Record<string, [string, string]> = {
  'freezes-in-render': ['while it is rendered', 'for (;;);'],
  'freezes-in-effect': ['in an effect', 'React.useEffect(() => { for (;;); });'],
};
const FREEZES = Object.entries(FREEZING).map(([name, [, code]]): [string, Partial<HandMadeRemote>] => [
  name,
  screen(name, `if (!globalThis.__mended) { ${code} }`),
]);

const ALL = [...Object.entries(ENDLESS).map(([name, [, how]]) => [name, how] as const), ...FREEZES];

test.beforeAll(async ({ product }) => {
  await publishAlbum(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Over and Over', price: 800 });
  for (const [name, how] of ALL)
    product.releases.release(publishByHand(product.releases, faultyRemote(name, VERSION, how)));
});
test.afterAll(({ product: { releases } }) => ALL.forEach(([name]) => releases.forget(name)));

/** Waits until a page no longer answers. */
const expectFrozen = ({ page }: Shop) =>
  expect
    .poll(() => Promise.race([page.evaluate(() => true), new Promise((resolve) => setTimeout(resolve, 1000, false))]))
    .toBe(false);

/** Opens another page of the same browser, ten seconds after the freeze. */
async function openLater(frozen: Shop, path: string): Promise<Shop> {
  const page = await frozen.page.context().newPage();
  // A page of the same storage that mounts nothing.
  await page.goto('/releases.json');
  const mark = await page.evaluate((key) => localStorage.getItem(key), MOUNTING_STORAGE_KEY);
  const [remote, version, at] = mark!.split(' ');
  await page.evaluate(
    ([key, earlier]) => localStorage.setItem(key!, earlier!),
    [MOUNTING_STORAGE_KEY, `${remote} ${version} ${Number(at) - 10_000}`],
  );
  await page.goto(path);
  return new Shop(page);
}

test.describe('Remote that renders without end', () => {
  test('is stopped and named; the music and every other screen go on', threat(40), async ({ visit }) => {
    const guest = await visit();
    const told = collectFailures(guest);
    await guest.open('/');
    await guest.albumCard('Over and Over').play();
    await guest.player.reaches(1);
    for (const [name, [where]] of Object.entries(ENDLESS)) {
      await fault(`${where}: stopped and named, and the next screen is shown`, async () => {
        const before = await guest.player.seconds();
        await navigateInPage(guest, `/${name}`);
        await expect(failurePanel(guest, `The ${name}`).root).toBeVisible();
        await expect.poll(told).toContainEqual(expect.stringContaining(`Remote ${name} ${VERSION}`));
        told().splice(0);
        await expectPageIntact(guest);
        await guest.header.goHome();
        await expect(guest.albumCard('Over and Over').root).toBeVisible();
        await expectMusicContinues(guest, before);
      });
    }
    await expectOtherPartsWork(guest);
  });
});

test.describe('Remote that freezes the page', () => {
  for (const [name, [where]] of Object.entries(FREEZING)) {
    test(`${where} is switched off on this device until the visitor tries again`, threat(40), async ({ visit }) => {
      const guest = await visit();
      await guest.open('/');
      // The page never answers again: nothing of it can be awaited.
      await guest.page.evaluate((to) => {
        setTimeout(() => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        });
      }, `/${name}`);
      await expectFrozen(guest);

      const later = await openLater(guest, `/${name}`);
      const told = collectFailures(later);
      const title = `The ${name} froze the page and is switched off on this device`;
      await expect(later.heading(title)).toBeVisible();
      await expectOtherPartsWork(later);
      await later.page.reload();
      await expect(later.heading(title)).toBeVisible();
      await expect.poll(told).toEqual([expect.stringContaining(`Remote ${name} ${VERSION}: froze an earlier page`)]);

      await later.page.evaluate(() => Object.assign(globalThis, { __mended: true }));
      await later.page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(later.heading('Turn 0')).toBeVisible();
    });
  }
});
