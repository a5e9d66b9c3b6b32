import { randomUUID } from 'node:crypto';
import { publishAlbum, type Album } from '../../support/albums';
import { publishByHand, type HandMadeRemote } from '../../support/handMadeRemote';
import { signUp, type Person } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';
import {
  collectFailures,
  expectMusicContinues,
  expectOtherPartsWork,
  fault,
  faultyRemote,
  navigateInPage,
  threat,
} from './faultyRemote';

const VERSION = '6.6.6';
// No other test reports this remote: what telemetry has of it comes from this test.
const NAME = `leaves-${randomUUID().slice(0, 8)}`;

/** A component of which cleanups throw when it goes. */
const leaving = (what: string, content: string) => `(props) => {
  React.useLayoutEffect(() => () => { throw new Error('${what}, before the paint'); }, []);
  React.useEffect(() => () => { throw new Error('${what}'); }, []);
  return ${content};
}`;

let nadia: Person;
let lena: Person;
let gift: Album;

test.beforeAll(async ({ product }) => {
  nadia = await signUp(product, 'Nadia Voss', 'artist');
  lena = await signUp(product, 'Lena Marsh', 'customer');
  gift = await publishAlbum(product, nadia, { title: 'Left Behind', price: 0 });
  const routes = {
    [`/${NAME}`]: leaving('from the first screen', "h('h1', null, 'First')"),
    [`/${NAME}/next`]: leaving('from the second screen', "h('h1', null, 'Second')"),
  };
  product.releases.release(publishByHand(product.releases, faultyRemote(NAME, VERSION, { routes })));
});
test.afterAll(({ product: { releases } }) => releases.forget(NAME));

async function playMusic(shop: Shop) {
  await shop.open('/');
  await shop.albumCard('Left Behind').play();
  await shop.player.reaches(1);
}

/** Replaces a remote by one with these parts, until the body is over. */
async function withRemote({ releases }: Product, how: Omit<HandMadeRemote, 'version'>, body: () => Promise<void>) {
  const whole = releases.live[how.name]!;
  releases.release(publishByHand(releases, { ...how, version: VERSION }));
  try {
    await body();
  } finally {
    releases.release(whole);
  }
}

/** What was reported to the backend about a remote: `version name reason`. */
const reportedOf = ({ ask }: Product, remote: string) =>
  ask(async (sql) => {
    const rows = await sql<{ version: string; name: string; reason: string | null }[]>`
      select distinct version, name, reason from telemetry_events where remote = ${remote}`;
    return rows.map(({ version, name, reason }) => [version, name, reason].filter(Boolean).join(' '));
  });

test.describe('Remote whose cleanups throw', () => {
  test(
    'takes nothing with it when its screen is left, and is named with its version',
    threat(40),
    async ({ product, visit }) => {
      // All visitors of these tests have one address, and a fast machine would exceed the limit per address.
      await product.ask((sql) => sql`delete from private.attempts where rule = 'batches'`);
      const guest = await visit();
      const told = collectFailures(guest);
      await playMusic(guest);
      const toldOnce = async () => {
        await expect.poll(() => told().length).toBeGreaterThan(1);
        for (const line of told().splice(0)) expect(line).toContain(`Remote ${NAME} ${VERSION}`);
      };

      await navigateInPage(guest, `/${NAME}`);
      await expect(guest.heading('First')).toBeVisible();
      await fault('while another screen of the same remote comes: that screen is shown', async () => {
        await navigateInPage(guest, `/${NAME}/next`);
        await expect(guest.heading('Second')).toBeVisible();
        await toldOnce();
      });
      await fault('while a screen of another remote comes: that screen is shown', async () => {
        const before = await guest.player.seconds();
        await guest.header.goHome();
        await expect(guest.albumCard('Left Behind').root).toBeVisible();
        await toldOnce();
        await expectMusicContinues(guest, before);
      });
      await expectOtherPartsWork(guest);
      await expect.poll(() => reportedOf(product, NAME)).toContain(`${VERSION} error uncaught`);
    },
  );

  test('closes its dialog, and the page behind it stays', threat(40), async ({ product, visit }) => {
    const dialogs = {
      'account.download': leaving(
        'from a dialog',
        "h('div', { role: 'dialog', 'aria-label': 'Odd' }, h('button', { onClick: props.onClose }, 'Away'))",
      ),
    };
    await withRemote(product, { name: 'account', titles: { en: 'The oddity' }, dialogs }, async () => {
      const listener = await visit({ as: lena });
      const told = collectFailures(listener);
      await listener.album.open(gift.id);
      await listener.album.playAll();
      await listener.player.reaches(1);
      await listener.album.priceBox.getByRole('button', { name: 'Free Download' }).click();
      await listener.page.getByRole('dialog', { name: 'Odd' }).getByRole('button', { name: 'Away' }).click();
      await expect(listener.page.getByRole('dialog')).toHaveCount(0);
      await expect
        .poll(told)
        .toContainEqual(expect.stringContaining(`Remote account ${VERSION}: Error: from a dialog`));
      await expect(listener.heading('Left Behind')).toBeVisible();
      await expectMusicContinues(listener);
    });
  });

  test('leaves a slot inside of another remote, whose screen stays', threat(40), async ({ product, visit }) => {
    const slots = Object.fromEntries(
      product.releases.live.studio!.slots.map((slot) => [slot, leaving(`from ${slot}`, `h('p', null, 'Odd ${slot}')`)]),
    );
    await withRemote(product, { name: 'studio', titles: { en: 'The oddity' }, slots }, async () => {
      const artist = await visit({ as: nadia });
      const told = collectFailures(artist);
      const { page } = artist;
      await artist.dashboard.open('uploads');
      await expect(page.getByText('Odd dashboard.uploads')).toBeVisible();
      await page.getByRole('tab', { name: 'Sales' }).click();
      await expect(page.getByText('Odd dashboard.sales')).toBeVisible();
      await page.getByRole('tab', { name: 'Purchases' }).click();
      await expect(page.getByText('No purchases yet')).toBeVisible();
      await expect.poll(() => told().length).toBeGreaterThan(3);
      for (const line of told()) expect(line).toContain(`Remote studio ${VERSION}`);
      await expect(page.getByText('The page ran into a problem')).toHaveCount(0);
    });
  });
});
