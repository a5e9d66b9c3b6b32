import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDevServer, type DevServer } from '../../support/devServer';
import { startProduct, type Product } from '../../support/startProduct';
import { enterShop, expect, test as base } from '../../support/test';
import { publishVariant, type Variant } from '../../support/variant';
import { QaTools } from '../../support/pages/qaTools';
import type { Shop } from '../../support/pages/shop';

interface World {
  product: Product;
  server: DevServer;
  next: Variant;
}

const OTHER_WORDS = 'Fresh Off The Press';

const test = base.extend<{ guest: Shop; qa: QaTools }, { world: World }>({
  world: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startDevServer();
      const product = await startProduct({ demo: 'off', env: { FAIRTONE_QA_ORIGINS: server.origin } });
      const next = publishVariant(product.releases, 'catalog', '9.9.9-next', { 'Recent Releases': OTHER_WORDS });
      await use({ product, server, next });
      await product.stop();
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  guest: async ({ browser, world }, use) => {
    world.server.serve(world.next.folder);
    world.server.asked.length = 0;
    const shop = await enterShop(browser, world.product);
    await use(shop);
    await shop.page.context().close();
  },
  qa: ({ guest }, use) => use(new QaTools(guest.page)),
});

const section = (shop: Shop, name: string) => shop.page.getByRole('heading', { name });

test('a tester runs another published version in one browser alone, and goes back', async ({
  browser,
  guest,
  qa,
  world,
}) => {
  await guest.open('/?qa');
  await expect(section(guest, 'Recent Releases')).toBeVisible();
  await expect(qa.badge).toBeHidden();
  await qa.choose('catalog', /^9\.9\.9-next/);
  await qa.applyAndReload();

  await expect(section(guest, OTHER_WORDS)).toBeVisible();
  await expect(qa.badge).toContainText('catalog: 9.9.9-next');
  const facts = await qa.unfold('catalog');
  await expect(facts.locator('dl')).toContainText(`Live${world.product.releases.live.catalog!.version}`);
  await expect(facts.locator('dl')).toContainText('Loaded9.9.9-next');
  await expect(facts.locator('dl')).toContainText('fits host');

  const other = await enterShop(browser, world.product);
  await other.open('/');
  await expect(section(other, 'Recent Releases')).toBeVisible();
  await other.page.context().close();

  await guest.open('/explore');
  await expect(qa.badge).toBeVisible();
  await qa.badge.getByRole('button', { name: 'Reset' }).click();
  await expect(qa.badge).toBeHidden();
  await guest.open('/');
  await expect(section(guest, 'Recent Releases')).toBeVisible();
});

test('a remote comes from a dev server on this machine, with what it offers now', async ({ guest, qa, world }) => {
  await guest.open('/?qa');
  await qa.chooseServer('catalog', world.server.origin.replace('http://', ''));
  await qa.applyAndReload();
  await expect(section(guest, OTHER_WORDS)).toBeVisible();
  await expect(qa.badge).toContainText(`catalog: ${world.server.origin.replace('http://', '')}`);
  expect(world.server.asked).toEqual(expect.arrayContaining(['/remote.json', `/${world.next.build.entry}`]));
});

test('a server that is not allowed is refused in the panel, and when it is written by hand', async ({
  guest,
  qa,
  world,
}) => {
  const foreign = await startDevServer();
  foreign.serve(world.next.folder);
  await guest.open('/?qa');
  await qa.chooseServer('catalog', foreign.origin);
  await qa.apply.click();
  const field = qa.remote('catalog').getByLabel('Address of the dev server');
  await expect(field).toBeFocused();
  await expect(qa.remote('catalog')).toContainText(`This server is not allowed. Allowed: ${world.server.origin}`);

  await qa.forge({ catalog: { kind: 'server', origin: foreign.origin } });
  await guest.open('/?qa');
  await expect(section(guest, 'Recent Releases')).toBeVisible();
  await expect(qa.panel).toContainText('is not an allowed server. What is released runs.');
  // The page's own policy would have stopped it too.
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
});

test('an override that cannot be had, or breaks, gives way to what is released and says so', async ({
  guest,
  qa,
  world,
}) => {
  const broken = publishVariant(world.product.releases, 'catalog', '9.9.9-broken');
  writeFileSync(join(broken.folder, broken.build.entry), 'throw new Error("half a build");');
  await guest.open('/');
  await qa.forge({ catalog: { kind: 'version', version: '9.9.9-broken' } });
  await guest.open('/?qa');
  await expect(section(guest, 'Recent Releases')).toBeVisible();
  await expect(qa.badge).toContainText('catalog: override not used');
  await expect(qa.panel).toContainText('catalog: 9.9.9-broken broke. What is released runs.');
  await expect(qa.remote('catalog')).toContainText('Fell back');

  world.server.serve(null);
  await qa.chooseServer('catalog', world.server.origin);
  await qa.applyAndReload();
  await expect(section(guest, 'Recent Releases')).toBeVisible();
  await expect(qa.panel).toContainText('could not be reached. What is released runs.');

  await qa.resetAll.click();
  await expect(qa.badge).toBeHidden();
});

test('a link changes nothing before the person has agreed', async ({ guest, qa }) => {
  const evil = { kind: 'server', origin: 'https://evil.test' };
  const overrides = { catalog: { kind: 'version', version: '9.9.9-next' }, player: evil };
  const link = `/?qa-overrides=${encodeURIComponent(JSON.stringify(overrides))}`;
  const question = guest.page.getByRole('alertdialog', { name: 'Change what runs in this browser?' });

  await guest.open(link);
  await expect(section(guest, 'Recent Releases')).toBeAttached();
  await expect(question).toContainText('catalog9.9.9-next');
  await expect(question).toContainText('evil.testNot allowed, left out');
  // A key pressed by habit agrees to nothing.
  await expect(question.getByRole('button', { name: 'Leave as it is' }).last()).toBeFocused();
  await guest.page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(guest.page).toHaveURL(/\/$/);
  await guest.page.reload();
  await expect(section(guest, 'Recent Releases')).toBeVisible();
  await expect(qa.badge).toBeHidden();

  await guest.open(link);
  await question.getByRole('button', { name: 'Apply and reload' }).click();
  await expect(section(guest, OTHER_WORDS)).toBeVisible();
  await expect(qa.badge).toContainText('catalog: 9.9.9-next');
  await expect(qa.badge).not.toContainText('player');
});

test('the shortcut opens the panel beside the page; events are told by name and teller', async ({ guest, qa }) => {
  await guest.open('/explore');
  await expect(guest.heading(/./)).toBeVisible();
  await guest.page.keyboard.press('Alt+Shift+KeyQ');
  await expect(qa.panel).toBeFocused();
  await qa.panel.getByRole('tab', { name: /Events/ }).click();
  await expect(qa.panel.getByRole('log')).toContainText('Nothing has been told since');
  // The page goes on: the panel blocks nothing.
  await guest.header.goTo('Log in');
  await expect(guest.page).toHaveURL(/\/login/);
  await expect(qa.panel).toBeVisible();
  await guest.page.keyboard.press('Alt+Shift+KeyQ');
  await expect(qa.panel).toBeHidden();
});
