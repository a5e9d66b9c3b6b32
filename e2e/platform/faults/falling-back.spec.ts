import { bringOut } from '../../support/albums';
import { publishByHand, type HandMadeRemote } from '../../support/handMadeRemote';
import { signUp } from '../../support/people';
import { publishVariant } from '../../support/releaseVariant';
import { expect, test } from '../../support/test';
import { expectTheRestToLive, goInPage, GREMLIN, listenForFailures, missing, threat } from './rest';

test.beforeAll(async ({ product }) => {
  await bringOut(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Twice Here', price: 800 });
});
test.afterEach(({ product: { releases } }) => releases.forget('gremlin'));

const START =
  '() => { globalThis.__started = (globalThis.__started ?? 0) + 1; return () => { globalThis.__stopped = true; }; }';
const gremlin = (version: string, how: Partial<HandMadeRemote> = {}): HandMadeRemote => ({
  name: 'gremlin',
  version,
  titles: GREMLIN,
  routes: { '/gremlin': `() => h('h1', null, 'Gremlin ${version}')` },
  start: START,
  ...how,
});
const CRASHES = {
  routes: { '/gremlin': "() => { React.useEffect(() => { throw new Error('broken'); }); return null; }" },
};

test(
  'a version that fails three times on a device gives way to the one before, there and only there',
  threat(40),
  async ({ product, visit }) => {
    const { releases } = product;
    const good = publishByHand(releases, gremlin('1.0.0'));
    releases.release(publishByHand(releases, gremlin('2.0.0', CRASHES)), good);
    const guest = await visit();
    await guest.open('/gremlin');
    for (const _again of [1, 2]) {
      await missing(guest).tryAgain.click();
      await expect(missing(guest).root).toBeVisible();
    }
    await missing(guest).tryAgain.click();
    await expect(guest.heading('Gremlin 1.0.0')).toBeVisible();
    expect(await guest.page.evaluate(() => '__stopped' in globalThis)).toBe(true);
    await expectTheRestToLive(guest);

    const told = listenForFailures(guest);
    await guest.open('/gremlin');
    await expect(guest.heading('Gremlin 1.0.0')).toBeVisible();
    expect(told()).toEqual([]);

    const another = await visit();
    await another.open('/gremlin');
    await expect(missing(another).root).toBeVisible();

    releases.release(publishByHand(releases, gremlin('3.0.0')), good);
    await guest.open('/gremlin');
    await expect(guest.heading('Gremlin 3.0.0')).toBeVisible();
  },
);

for (const [what, how] of [
  ['throws at load', { atLoad: "throw new Error('at load')" }],
  ['is no script', { entry: '<!doctype html><h1>Soon</h1>' }],
  ['is garbage', { entry: '\u0000\u0001}{)(' }],
  ['is no remote', { entry: 'globalThis.fairtone_gremlin_2_0_0 = { init() {}, get: async () => () => ({}) };' }],
  ['is made for the shell of tomorrow', { contract: '^99.0.0' }],
  ['is made for a shell of long ago', { contract: '^0.1.0' }],
] as const) {
  test(
    `where the live version ${what}, the one before is shown at once; alone, it leaves a notice`,
    threat(41),
    async ({ product, visit }) => {
      const { releases } = product;
      const broken = publishByHand(releases, gremlin('2.0.0', how));
      releases.release(broken, publishByHand(releases, gremlin('1.0.0')));
      const guest = await visit();
      const told = listenForFailures(guest);
      await guest.open('/gremlin');
      await expect(guest.heading('Gremlin 1.0.0')).toBeVisible();
      expect(told().length).toBeGreaterThan(0);
      for (const line of told()) expect(line).toContain('Remote gremlin 2.0.0');

      releases.release(broken);
      const another = await visit();
      await another.open('/gremlin');
      await expect(missing(another).root).toBeVisible();
      await expectTheRestToLive(another);
    },
  );
}

test(
  'two versions of the catalog run in one page when the live one breaks in the middle of a visit',
  threat(39),
  async ({ product: { releases }, visit }) => {
    const whole = releases.live.catalog!;
    const next = publishVariant(releases, 'catalog', '9.9.9-next');
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

      await guest.page.route(`**/releases/catalog/${next.version}/**`, (route) =>
        route.fulfill({ status: 404, body: '' }),
      );
      await goInPage(guest, '/artists');
      const catalog = missing(guest, 'The catalog');
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
