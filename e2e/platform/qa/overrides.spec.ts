import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest, RemoteRelease } from '@fairtone/contracts';
import { startDevServer, type DevServer } from '../../support/devServer';
import { buildVariant, publishVariant } from '../../support/releaseVariant';
import { expect, test } from '../../support/test';
import { QaTools } from '../../support/pages/qaTools';
import type { Shop } from '../../support/pages/shop';

const OTHER_WORDS = 'Fresh Off The Press';
const NEXT = '9.9.9-next';
const BROKEN = '9.9.9-broken';
/** Where `npm run dev` serves remotes, counted from the product's port: allowed by default in development. */
const DEV_PORTS = Array.from({ length: 10 }, (_, index) => 30 + index);

let server: DevServer;
let next: RemoteRelease;
let folderOf: (version: string) => string;
/** Folder of the build of `next`, as on the machine that built it. */
let built: string;

test.beforeAll(async ({ product: { releases, url } }) => {
  folderOf = (version) => join(releases.folder, 'catalog', version);
  next = await publishVariant(releases, 'catalog', NEXT, { 'Recent Releases': OTHER_WORDS });
  built = mkdtempSync(join(tmpdir(), 'fairtone-built-'));
  buildVariant(releases, 'catalog', NEXT, built, { 'Recent Releases': OTHER_WORDS });
  const broken = await publishVariant(releases, 'catalog', BROKEN);
  const entry = join(folderOf(BROKEN), broken.entry);
  writeFileSync(entry, 'throw new Error("half a build");');
  rmSync(`${entry}.br`);
  server = await startDevServer(DEV_PORTS.map((above) => Number(new URL(url).port) + above));
});
test.afterAll(async () => {
  for (const version of [NEXT, BROKEN]) if (folderOf) rmSync(folderOf(version), { recursive: true, force: true });
  if (built) rmSync(built, { recursive: true });
  await server?.stop();
});

const section = (shop: Shop, name: string) => shop.page.getByRole('heading', { name });

test.describe('Overrides of a tester', () => {
  test('run another published version, or a dev server, in one browser alone, and go back', async ({
    product,
    visit,
  }) => {
    const guest = await visit();
    const qa = new QaTools(guest.page);
    await guest.open('/?qa');
    await expect(section(guest, 'Recent Releases')).toBeVisible();
    await expect(qa.badge).toBeHidden();
    await qa.choose('catalog', new RegExp(`^${NEXT}`));
    await qa.applyAndReload();

    await expect(section(guest, OTHER_WORDS)).toBeVisible();
    await expect(qa.badge).toContainText(`catalog: ${NEXT}`);
    const facts = (await qa.unfold('catalog')).locator('dl');
    await expect(facts).toContainText(`Live${product.releases.live.catalog!.version}`);
    await expect(facts).toContainText(`Loaded${NEXT}`);

    const everybody = (await (await guest.page.request.get('/releases.json')).json()) as ReleaseManifest;
    expect(everybody.remotes.catalog!.live.version).toBe(product.releases.live.catalog!.version);

    server.serve(built);
    server.asked.length = 0;
    const host = server.origin.replace('http://', '');
    await qa.chooseServer('catalog', host);
    await qa.applyAndReload();
    await expect(section(guest, OTHER_WORDS)).toBeVisible();
    await expect(qa.badge).toContainText(`catalog: ${host}`);
    expect(server.asked).toEqual(expect.arrayContaining(['/remote.json', next.entry.slice('..'.length)]));

    await qa.badge.getByRole('button', { name: 'Reset' }).click();
    await expect(qa.badge).toBeHidden();
    await expect(section(guest, 'Recent Releases')).toBeVisible();
  });

  test('give way to what is released where they break, cannot be had or are not allowed', async ({ visit }) => {
    const guest = await visit();
    const qa = new QaTools(guest.page);
    await guest.open('/explore');
    await qa.forge({ catalog: { kind: 'version', version: BROKEN } });
    await guest.open('/?qa');
    await expect(section(guest, 'Recent Releases')).toBeVisible();
    await expect(qa.badge).toContainText('catalog: override not used');
    await expect(qa.panel).toContainText(`catalog: ${BROKEN} broke. What is released runs.`);

    server.serve(null);
    await qa.chooseServer('catalog', server.origin);
    await qa.applyAndReload();
    await expect(section(guest, 'Recent Releases')).toBeVisible();
    await expect(qa.panel).toContainText('could not be reached. What is released runs.');

    const foreign = await startDevServer();
    foreign.serve(built);
    await qa.forge({ catalog: { kind: 'server', origin: foreign.origin } });
    await guest.open('/?qa');
    await expect(section(guest, 'Recent Releases')).toBeVisible();
    await expect(qa.panel).toContainText('is not an allowed server. What is released runs.');
    // The page's content security policy would have stopped it too.
    const fetched = guest.page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'came',
          () => 'blocked',
        ),
      `${foreign.origin}/remote.json`,
    );
    expect(await fetched).toBe('blocked');
    expect(foreign.asked).toEqual([]);
    await foreign.stop();

    await qa.resetAll.click();
    await expect(qa.badge).toBeHidden();
  });

  test('in a link change nothing before the person has agreed', async ({ visit }) => {
    const guest = await visit();
    const qa = new QaTools(guest.page);
    const evil = { kind: 'server', origin: 'https://evil.test' };
    const overrides = { catalog: { kind: 'version', version: NEXT }, player: evil };
    const link = `/?qa-overrides=${encodeURIComponent(JSON.stringify(overrides))}`;
    const question = guest.page.getByRole('alertdialog', { name: 'Change what runs in this browser?' });

    await guest.open(link);
    await expect(section(guest, 'Recent Releases')).toBeAttached();
    await expect(question).toContainText(`catalog${NEXT}`);
    await expect(question).toContainText('evil.testNot allowed, left out');
    // The panel must not be confirmed by a key that is pressed by habit.
    await expect(question.getByRole('button', { name: 'Leave as it is' }).last()).toBeFocused();
    await guest.page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(guest.page).toHaveURL(/\/$/);
    await expect(qa.badge).toBeHidden();

    await guest.open(link);
    await question.getByRole('button', { name: 'Apply and reload' }).click();
    await expect(section(guest, OTHER_WORDS)).toBeVisible();
    await expect(qa.badge).toContainText(`catalog: ${NEXT}`);
    await expect(qa.badge).not.toContainText('player');
  });

  test('open by a shortcut in a panel beside the page, which goes on', async ({ visit }) => {
    const guest = await visit();
    const qa = new QaTools(guest.page);
    await guest.open('/explore');
    await expect(guest.heading(/./)).toBeVisible();
    await guest.page.keyboard.press('Alt+Shift+KeyQ');
    await expect(qa.panel).toBeFocused();
    await guest.header.goTo('Log in');
    await expect(guest.page).toHaveURL(/\/login/);
    await expect(qa.panel).toBeVisible();
    await guest.page.keyboard.press('Alt+Shift+KeyQ');
    await expect(qa.panel).toBeHidden();
  });
});
