import { publishAlbum } from '../../support/albums';
import { publishByHand, type HandMadeRemote } from '../../support/handMadeRemote';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';
import {
  expectMusicContinues,
  expectPageIntact,
  expectOtherPartsWork,
  fault,
  navigateInPage,
  faultyRemote,
  collectFailures,
  setFixed,
  IS_FIXED,
  failurePanel,
  threat,
  workingScreen,
} from './faultyRemote';

const VERSION = '6.6.6';
const heading = (name: string) => `${name} ${VERSION}`;
const well = (name: string) => workingScreen(name, VERSION);
const screen = (name: string, code: string) => ({
  routes: { [`/${name}`]: `() => { ${code} return (${well(name)})(); }` },
});
const unlessMended = (message: string) => `if (!${IS_FIXED}) throw new Error('${message}');`;

/** Remotes that throw until the page sets a flag, by name. */
const THROWING: Record<string, [string, Partial<HandMadeRemote>]> = {
  'throws-at-load': ['while it is loaded', { atLoad: unlessMended('at load') }],
  'throws-at-part': ['while a screen of it is loaded', { atPart: unlessMended('at part') }],
  'throws-at-start': ['when it is started', { start: `() => { ${unlessMended('at start')} return () => {}; }` }],
  'throws-at-render': ['while it is rendered', screen('throws-at-render', unlessMended('at render'))],
  'throws-in-effect': [
    'in an effect',
    screen('throws-in-effect', `React.useEffect(() => { ${unlessMended('in effect')} }, []);`),
  ],
  'throws-later': [
    'in an effect, on a later render',
    screen(
      'throws-later',
      `const [count, setCount] = React.useState(0);
       React.useEffect(() => {
         if (count === 1) { ${unlessMended('in a later effect')} }
         if (count === 0) setCount(1);
       }, [count]);`,
    ),
  ],
};

const button = (name: string, onClick: string) => ({
  routes: { [`/${name}`]: `() => h('button', { onClick: ${onClick} }, 'Press ${name}')` },
});
/** Remotes that throw after a click, by name. */
const PRESSED: Record<string, [string, Partial<HandMadeRemote>]> = {
  'breaks-in-click': ['in a click', button('breaks-in-click', "() => { throw new Error('in a click'); }")],
  'breaks-in-promise': [
    'in a promise that follows a click',
    button('breaks-in-promise', "async () => { throw new Error('in a promise'); }"),
  ],
  'breaks-in-timer': [
    'in a timer that follows a click',
    button('breaks-in-timer', "() => setTimeout(() => { throw new Error('in a timer'); })"),
  ],
};

const TICKS: Partial<HandMadeRemote> = {
  start:
    "() => { const timer = setInterval(() => { throw new Error('tick'); }, 200); return () => clearInterval(timer); }",
};
const ALL: Record<string, Partial<HandMadeRemote>> = {
  ticks: TICKS,
  ...Object.fromEntries(
    [...Object.entries(THROWING), ...Object.entries(PRESSED)].map(([name, [, how]]) => [name, how]),
  ),
};

test.beforeAll(async ({ product }) => {
  await publishAlbum(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Played Before', price: 800 });
  const { releases } = product;
  for (const [name, how] of Object.entries(ALL))
    releases.release(publishByHand(releases, faultyRemote(name, VERSION, how)));
});
test.afterAll(({ product: { releases } }) => Object.keys(ALL).forEach(releases.forget));

async function playMusic(shop: Shop) {
  await shop.open('/');
  await shop.albumCard('Played Before').play();
  await shop.player.reaches(1);
}

test.describe('Remote that throws', () => {
  test('is named with its version; the music plays on, and trying again can work', threat(40), async ({ visit }) => {
    const guest = await visit();
    const told = collectFailures(guest);
    await playMusic(guest);
    for (const [name, [when]] of Object.entries(THROWING)) {
      await fault(`${when}: it is named, and comes when somebody tries again`, async () => {
        const before = await guest.player.seconds();
        await setFixed(guest, false);
        await navigateInPage(guest, `/${name}`);
        const notice = failurePanel(guest, `The ${name}`);
        await expect(notice.root).toBeVisible();
        await expectPageIntact(guest);
        await expect.poll(told).toEqual([expect.stringContaining(`Remote ${name} ${VERSION}`)]);
        told().splice(0);

        await setFixed(guest);
        await notice.tryAgain.click();
        await expect(guest.heading(heading(name))).toBeVisible();
        await expectMusicContinues(guest, before);
      });
    }
    await expectOtherPartsWork(guest);
    expect(told()).toEqual([]);
  });

  test(
    'outside of what it shows keeps its screen, and tells whoever has just pressed something',
    threat(40),
    async ({ visit }) => {
      const guest = await visit();
      const told = collectFailures(guest);
      await guest.open('/ticks');
      await fault('by itself, in a timer: it is named once, and disturbs nobody', async () => {
        await expect(guest.heading(heading('ticks'))).toBeVisible();
        await expect.poll(told).toEqual([expect.stringContaining(`Remote ticks ${VERSION}`)]);
        await expectOtherPartsWork(guest);
        // Without waiting: a toast disappears by itself.
        expect(await guest.page.locator('[data-sonner-toast]').count()).toBe(0);
      });
      for (const [name, [where]] of Object.entries(PRESSED)) {
        await fault(`${where}: it is named once, and the person is told`, async () => {
          told().splice(0);
          await navigateInPage(guest, `/${name}`);
          const press = guest.page.getByRole('button', { name: `Press ${name}` });
          await press.click();
          await expect(guest.toast(`The ${name} ran into a problem`)).toBeVisible();
          await expect.poll(told).toEqual([expect.stringContaining(`Remote ${name} ${VERSION}`)]);
          await press.click();
          await expectPageIntact(guest);
          await expect(press).toBeVisible();
          expect(told()).toHaveLength(1);
        });
      }
      await expectOtherPartsWork(guest);
    },
  );

  test(
    'in the header of every page leaves its place to a notice, and the music plays on',
    threat(40),
    async ({ product: { releases }, visit }) => {
      const broken = "() => { throw new Error('at render'); }";
      const whole = releases.live.checkout!;
      const slots = Object.fromEntries(whole.slots.map((slot) => [slot, broken]));
      releases.release(
        publishByHand(releases, { name: 'checkout', version: VERSION, titles: { en: 'The till' }, slots }),
      );
      try {
        const guest = await visit();
        await playMusic(guest);
        await expect(failurePanel(guest, 'The till').root).toBeVisible();
        await expectMusicContinues(guest);
      } finally {
        releases.release(whole);
      }
    },
  );
});
