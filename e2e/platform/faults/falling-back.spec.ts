import { basename } from 'node:path';
import { publishAlbum } from '../../support/albums';
import { publishByHand, type HandMadeRemote } from '../../support/handMadeRemote';
import { signUp } from '../../support/people';
import { publishVariant } from '../../support/releaseVariant';
import { expect, test } from '../../support/test';
import {
  expectOtherPartsWork,
  fault,
  navigateInPage,
  faultyRemote,
  collectFailures,
  failurePanel,
  threat,
} from './faultyRemote';

const START =
  '() => { globalThis.__started = (globalThis.__started ?? 0) + 1; return () => { globalThis.__stopped = true; }; }';
const CRASHES = "() => { React.useEffect(() => { throw new Error('broken'); }); return null; }";

/** Live versions that fail to load, by name of the remote. */
const BROKEN: Record<string, [string, Partial<HandMadeRemote>]> = {
  'breaks-at-load': ['throws at load', { atLoad: "throw new Error('at load')" }],
  'is-a-page': ['is no script', { entry: '<!doctype html><h1>Soon</h1>' }],
  'is-garbage': ['is garbage', { entry: '\u0000\u0001}{)(' }],
  'is-no-remote': [
    'is no remote',
    { entry: 'globalThis.fairtone_is_no_remote_2_0_0 = { init() {}, get: async () => () => ({}) };' },
  ],
  'is-of-tomorrow': ['is made for the shell of tomorrow', { contract: '^99.0.0' }],
  'is-of-long-ago': ['is made for a shell of long ago', { contract: '^0.1.0' }],
};
const NAMES = [...Object.keys(BROKEN), 'crashes'];

test.afterAll(({ product: { releases } }) => NAMES.forEach(releases.forget));

test.describe('Version of a remote that breaks', () => {
  test(
    'gives way to the one before after three failures on a device, there and only there',
    threat(40),
    async ({ product: { releases }, visit }) => {
      const of = (version: string, how = {}) =>
        publishByHand(releases, faultyRemote('crashes', version, { start: START, ...how }));
      const good = of('1.0.0');
      releases.release(of('2.0.0', { routes: { '/crashes': CRASHES } }), good);
      const guest = await visit();
      const told = collectFailures(guest);
      await guest.open('/crashes');
      const notice = failurePanel(guest, 'The crashes');
      for (const failures of [1, 2, 3]) {
        await expect.poll(() => told().length).toBe(failures);
        await notice.tryAgain.click();
      }
      await expect(guest.heading('crashes 1.0.0')).toBeVisible();
      expect(await guest.page.evaluate(() => '__stopped' in globalThis)).toBe(true);
      await expectOtherPartsWork(guest);

      await guest.open('/crashes');
      await expect(guest.heading('crashes 1.0.0')).toBeVisible();
      expect(told()).toHaveLength(3);

      const another = await visit();
      await another.open('/crashes');
      await expect(failurePanel(another, 'The crashes').root).toBeVisible();

      releases.release(of('3.0.0'), good);
      await guest.open('/crashes');
      await expect(guest.heading('crashes 3.0.0')).toBeVisible();
    },
  );

  test(
    'gives way at once to the one before where it cannot be shown at all',
    threat(41),
    async ({ product: { releases }, visit }) => {
      for (const [name, [, how]] of Object.entries(BROKEN))
        releases.release(
          publishByHand(releases, faultyRemote(name, '2.0.0', how)),
          publishByHand(releases, faultyRemote(name, '1.0.0')),
        );
      const guest = await visit();
      const told = collectFailures(guest);
      await guest.open('/nowhere');
      for (const [name, [what]] of Object.entries(BROKEN)) {
        await fault(`the live version ${what}: the one before is shown`, async () => {
          await navigateInPage(guest, `/${name}`);
          await expect(guest.heading(`${name} 1.0.0`)).toBeVisible();
          const lines = told().splice(0);
          expect(lines.length).toBeGreaterThan(0);
          for (const line of lines) expect(line).toContain(`Remote ${name} 2.0.0`);
        });
      }
      await expectOtherPartsWork(guest);
    },
  );

  test(
    'in the middle of a visit leaves two versions of the catalog in one page, and both work',
    threat(39),
    async ({ product, visit }) => {
      const { releases } = product;
      await publishAlbum(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Twice Here', price: 800 });
      const whole = releases.live.catalog!;
      const next = await publishVariant(releases, 'catalog', '9.9.9-breaks');
      releases.release(next, whole);
      try {
        const guest = await visit();
        await guest.open('/');
        await expect(guest.albumCard('Twice Here').root).toBeVisible();
        const containers = () =>
          guest.page.evaluate(
            (names) => names.filter((name) => Boolean((globalThis as never)[name])),
            [next.container, whole.container],
          );
        expect(await containers()).toEqual([next.container]);

        const broken = new Set(Object.keys(next.integrity).map((file) => basename(file)));
        for (const file of Object.keys(whole.integrity)) broken.delete(basename(file));
        await guest.page.route(
          ({ pathname }) => broken.has(basename(pathname)),
          (route) => route.fulfill({ status: 404, body: '' }),
        );
        await navigateInPage(guest, '/artists');
        const catalog = failurePanel(guest, 'The catalog');
        for (const _again of [1, 2]) {
          await catalog.tryAgain.click();
          await expect(catalog.root).toBeVisible();
        }
        await catalog.tryAgain.click();
        await expect(guest.page.getByRole('link', { name: 'Nadia Voss' }).first()).toBeVisible();
        expect(await containers()).toEqual([next.container, whole.container]);

        await guest.header.goHome();
        await guest.albumCard('Twice Here').open();
        await guest.album.buy();
        await expect(guest.cart.line('Twice Here')).toBeVisible();
      } finally {
        releases.release(whole);
      }
    },
  );
});
