import { bringOut } from '../../support/albums';
import { publishByHand, type HandMadeRemote } from '../../support/handMadeRemote';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';
import {
  expectMusicToPlayOn,
  expectTheRestToLive,
  goInPage,
  GREMLIN,
  listenForFailures,
  missing,
  threat,
} from './rest';

const VERSION = '6.6.6';
/** Works once the page says so: by then, whatever made it throw has been mended. */
const MENDED = 'globalThis.__mended';
const WELL = "() => h('h1', null, 'The gremlin is well')";

test.beforeAll(async ({ product }) => {
  const nadia = await signUp(product, 'Nadia Voss', 'artist');
  await bringOut(product, nadia, { title: 'Played Before', price: 800 });
  await bringOut(product, nadia, { title: 'What You Like', price: null });
});
test.afterEach(({ product: { releases } }) => releases.forget('gremlin'));

const gremlin = (how: Partial<HandMadeRemote>): HandMadeRemote => ({
  name: 'gremlin',
  version: VERSION,
  titles: GREMLIN,
  routes: { '/gremlin': WELL },
  ...how,
});

async function playMusic(shop: Shop) {
  await shop.open('/');
  await shop.albumCard('Played Before').play();
  await shop.player.reaches(1);
}

const CONTAINED: [string, Partial<HandMadeRemote>][] = [
  ['while it is loaded', { atLoad: `if (!${MENDED}) throw new Error('at load')` }],
  ['while a screen of it is loaded', { atPart: `if (!${MENDED}) throw new Error('at part')` }],
  ['when it is started', { start: `() => { if (!${MENDED}) throw new Error('at start'); return () => {}; }` }],
  [
    'while it is rendered',
    { routes: { '/gremlin': `() => { if (!${MENDED}) throw new Error('at render'); return (${WELL})(); }` } },
  ],
  [
    'in an effect',
    {
      routes: {
        '/gremlin': `() => { React.useEffect(() => { if (!${MENDED}) throw new Error('in effect'); }, []); return (${WELL})(); }`,
      },
    },
  ],
  [
    'in an effect, on a later render',
    {
      routes: {
        '/gremlin': `() => {
          const [count, setCount] = React.useState(0);
          React.useEffect(() => {
            if (count === 1 && !${MENDED}) throw new Error('in a later effect');
            if (count === 0) setCount(1);
          }, [count]);
          return (${WELL})();
        }`,
      },
    },
  ],
];

for (const [when, how] of CONTAINED) {
  test(
    `a remote that throws ${when} is named with its version; the music plays on, and trying again can work`,
    threat(40),
    async ({ product, visit }) => {
      product.releases.release(publishByHand(product.releases, gremlin(how)));
      const guest = await visit();
      const told = listenForFailures(guest);
      await playMusic(guest);
      await goInPage(guest, '/gremlin');
      await expect(missing(guest).root).toBeVisible();
      await expectTheRestToLive(guest);
      await expectMusicToPlayOn(guest);
      expect(told()).toEqual([expect.stringContaining(`Remote gremlin ${VERSION}`)]);

      await guest.page.evaluate(() => Object.assign(globalThis, { __mended: true }));
      await missing(guest).tryAgain.click();
      await expect(guest.heading('The gremlin is well')).toBeVisible();
    },
  );
}

const BUTTON = (onClick: string) => `() => h('button', { onClick: ${onClick} }, 'Tease')`;
const AFTER_A_CLICK: [string, string][] = [
  ['in a click', "() => { throw new Error('in a click'); }"],
  ['in a promise that follows a click', "async () => { throw new Error('in a promise'); }"],
  ['in a timer that follows a click', "() => setTimeout(() => { throw new Error('in a timer'); })"],
];
for (const [where, onClick] of AFTER_A_CLICK) {
  test(
    `a remote that throws ${where} keeps its screen, is named, and the person is told`,
    threat(40),
    async ({ product, visit }) => {
      const routes = { '/gremlin': BUTTON(onClick) };
      product.releases.release(publishByHand(product.releases, gremlin({ routes })));
      const guest = await visit();
      const told = listenForFailures(guest);
      await guest.open('/gremlin');
      await guest.page.getByRole('button', { name: 'Tease' }).click();
      await expect(guest.toast('The gremlin ran into a problem')).toBeVisible();
      await guest.page.getByRole('button', { name: 'Tease' }).click();
      await expect(missing(guest).root).toHaveCount(0);
      expect(told()).toEqual([expect.stringContaining(`Remote gremlin ${VERSION}`)]);
      await expectTheRestToLive(guest);
    },
  );
}

test(
  'a remote that throws by itself, in a timer, is named and disturbs nobody',
  threat(40),
  async ({ product, visit }) => {
    const start =
      "() => { const timer = setInterval(() => { throw new Error('tick'); }, 20); return () => clearInterval(timer); }";
    product.releases.release(publishByHand(product.releases, gremlin({ start })));
    const guest = await visit();
    const told = listenForFailures(guest);
    await guest.open('/gremlin');
    await expect(guest.heading('The gremlin is well')).toBeVisible();
    await expect.poll(told).toEqual([expect.stringContaining(`Remote gremlin ${VERSION}`)]);
    await expectTheRestToLive(guest);
    await expect(guest.page.locator('[data-sonner-toast]')).toHaveCount(0);
    expect(told()).toHaveLength(1);
  },
);

test(
  'a slot and a dialog that throw leave their places to a notice, and nothing else',
  threat(40),
  async ({ product, visit }) => {
    const { releases } = product;
    const broken = "() => { throw new Error('at render'); }";
    const whole = releases.live.checkout!;
    const { slots, dialogs } = whole;
    releases.release(
      publishByHand(releases, {
        name: 'checkout',
        version: VERSION,
        titles: { en: 'The till' },
        slots: Object.fromEntries(slots.map((slot) => [slot, broken])),
        dialogs: Object.fromEntries(dialogs.map((dialog) => [dialog, broken])),
      }),
    );
    try {
      const guest = await visit();
      await playMusic(guest);
      await expect(missing(guest, 'The till').root).toBeVisible();
      await expectMusicToPlayOn(guest);
    } finally {
      releases.release(whole);
    }
  },
);
