import { publishByHand, type HandMadeRemote } from '../../support/handMadeRemote';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { GREMLIN, missing, threat } from './rest';

// All visitors of these tests have one address, and a run on a quick machine sends more than one address may.
test.beforeEach(({ product }) => product.ask((sql) => sql`delete from private.attempts where rule = 'batches'`));
test.afterEach(({ product: { releases } }) => releases.forget('gremlin'));

const gremlin = (version: string, how: Partial<HandMadeRemote> = {}): HandMadeRemote => ({
  name: 'gremlin',
  version,
  titles: GREMLIN,
  routes: { '/gremlin': "() => h('h1', null, 'The gremlin is well')" },
  ...how,
});

/** What the backend was told of a remote: `version name reason`. */
const toldOf = ({ ask }: Product, remote: string) =>
  ask(async (sql) => {
    const rows = await sql<{ version: string; name: string; reason: string | null }[]>`
      select distinct version, name, reason from telemetry_events where remote = ${remote}`;
    return rows.map(({ version, name, reason }) => [version, name, reason].filter(Boolean).join(' ')).sort();
  });

test(
  'a page tells how fast each version came, and how it felt, when it is left',
  threat(40),
  async ({ product, visit }) => {
    product.releases.release(publishByHand(product.releases, gremlin('1.0.0')));
    const guest = await visit();
    await guest.open('/gremlin');
    await expect(guest.heading('The gremlin is well')).toBeVisible();
    await guest.page.getByRole('heading', { level: 1 }).click();
    await guest.open('about:blank');
    await expect
      .poll(() => toldOf(product, 'gremlin'))
      .toEqual(expect.arrayContaining(['1.0.0 FCP', '1.0.0 LCP', '1.0.0 TTFB', '1.0.0 loaded']));
    const player = product.releases.live.player!;
    await expect.poll(() => toldOf(product, 'player')).toContain(`${player.version} loaded`);
  },
);

test(
  'a failure is told soon, by the version that failed, while the one before is told as loaded',
  threat(40),
  async ({ product, visit }) => {
    const { releases } = product;
    const broken = publishByHand(
      releases,
      gremlin('2.0.0', { atLoad: "throw new Error('for ada@example.org at /album/7')" }),
    );
    releases.release(broken, publishByHand(releases, gremlin('1.5.0')));
    const guest = await visit();
    await guest.open('/gremlin');
    await expect(guest.heading('The gremlin is well')).toBeVisible();
    await expect
      .poll(() => toldOf(product, 'gremlin'))
      .toEqual(expect.arrayContaining(['1.5.0 loaded', '2.0.0 error crashed']));
    const messages = await product.ask(
      (sql) =>
        sql<{ message: string }[]>`select message from telemetry_events where remote = 'gremlin' and name = 'error'`,
    );
    expect(messages.map(({ message }) => message).join()).not.toMatch(/ada|@|https?:/);
  },
);

test('whoever asks not to be measured is not', threat(40), async ({ product, visit }) => {
  const broken = { routes: { '/gremlin': "() => { throw new Error('at render'); }" } };
  product.releases.release(publishByHand(product.releases, gremlin('3.0.0', broken)));
  const asking = await visit();
  await asking.page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const sent: string[] = [];
  asking.page.on('request', (request) => sent.push(request.url()));
  await asking.open('/gremlin');
  await expect(missing(asking).root).toBeVisible();
  await asking.open('about:blank');

  const other = await visit();
  await other.open('/gremlin');
  await expect(missing(other).root).toBeVisible();
  await expect.poll(() => toldOf(product, 'gremlin')).toContain('3.0.0 error render');
  expect(sent.filter((url) => url.includes('/telemetry'))).toEqual([]);
});
