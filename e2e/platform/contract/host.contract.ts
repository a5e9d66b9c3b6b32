import { expect, type Page, type test as base } from '@playwright/test';
import type { DialogName, SlotName } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';
import { sampleCartItem, sampleOf } from '@fairtone/harness/fixtures';
import type { ContractHost } from './contractHost';

/** By what a person knows that a slot is there. */
const SIGNS: { [Name in SlotName]?: (page: Page) => ReturnType<Page['getByRole']> } = {
  'shell.search': (page) => page.getByRole('banner').getByRole('combobox'),
  'shell.cart': (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }),
  'shell.notifications': (page) => page.getByRole('banner').getByRole('button', { name: /notification/i }),
  'profile.follow': (page) => page.getByRole('button', { name: /^Follow/ }),
  'shell.player': (page) => page.getByRole('region', { name: 'Player' }),
  'dashboard.uploads': (page) => page.getByText('Unfinished Letters'),
  'dashboard.sales': (page) => page.getByRole('combobox', { name: 'Period' }),
  'dashboard.stats': (page) => page.getByRole('heading', { name: /last 30 days/i }),
  'artist-settings.notifications': (page) => page.getByRole('group', { name: 'Sales of your music' }),
  'artist-settings.privacy': (page) => page.getByRole('radio', { name: 'Nobody' }),
};

const ROLES: Record<string, Role> = { studio: 'artist', account: 'listener', checkout: 'listener' };
const roleFor = (remote: string): Role => ROLES[remote] ?? 'guest';

/** What a screen may never show, wherever it stands. */
async function expectWhole(page: Page) {
  await expect(page.locator('[data-remote-failed]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

/** Everything a host promises to a remote, and a remote to its host: the same tests for the shell and for a harness. */
export function describeHostContract(test: typeof base, remote: string, hostOf: () => ContractHost): void {
  let host: ContractHost;
  let problems: string[];

  test.beforeEach(async ({ page }) => {
    host = hostOf();
    problems = [];
    // An empty cart sends people away from the checkout.
    if (remote === 'checkout') {
      await page.addInitScript(
        (cart) => localStorage.setItem('fairtone.cart', cart),
        JSON.stringify([sampleCartItem()]),
      );
    }
    page.on('pageerror', (error) => problems.push(error.message));
  });
  test.afterEach(() => expect(problems).toEqual([]));

  test('each screen shows at its address', async ({ page }) => {
    await host.open(page, '/', roleFor(remote));
    const { routes } = await host.parts(page);
    for (const route of routes) {
      await test.step(route, async () => {
        await host.open(page, sampleOf(route), roleFor(remote));
        await expectWhole(page);
      });
    }
  });

  test('each slot shows in its place', async ({ page }) => {
    await host.open(page, '/', 'artist');
    for (const slot of (await host.parts(page)).slots as SlotName[]) {
      await test.step(slot, async () => {
        const sign = SIGNS[slot];
        if (!sign) throw new Error(`Say in e2e/platform/contract/host.contract.ts by what one knows the slot ${slot}`);
        await host.openSlot(page, slot);
        if (slot === 'shell.player') await host.playMusic(page);
        await expect(sign(page).first()).toBeVisible();
        await expect(page.locator('[data-remote-failed]')).toHaveCount(0);
      });
    }
  });

  test('each dialog opens, closes by Escape and gives the focus back', async ({ page }) => {
    await host.open(page, '/', remote === 'studio' ? 'artist' : 'listener');
    for (const dialog of (await host.parts(page)).dialogs as DialogName[]) {
      await test.step(dialog, async () => {
        const opener = await host.openDialog(page, dialog);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]'))))
          .toBe(true);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }
  });

  test('another language and theme change what is shown, without a reload', async ({ page }) => {
    await host.open(page, '/', 'listener');
    if (remote === 'player') await host.playMusic(page);
    await page.evaluate(() => Object.assign(window, { __same: true }));
    await host.chooseDark(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await host.chooseLanguage(page, 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await page.evaluate(() => '__same' in window)).toBe(true);
  });

  test('a session that ends is told to whoever listens', async ({ page }) => {
    await host.open(page, '/', 'listener');
    await host.listen(page);
    await host.signOut(page);
    await expect.poll(() => host.heard(page)).toContainEqual({ name: 'session/signedOut', payload: {} });
    expect(await page.evaluate(() => localStorage.getItem('fairtone.session'))).toBeNull();
  });

  test('leaves nothing behind', async ({ page }) => {
    const role = remote === 'studio' ? 'artist' : 'guest';
    await host.open(page, '/', role);
    const { routes, slots } = await host.parts(page);
    if (slots.includes('shell.player')) await host.playMusic(page);
    else await host.open(page, sampleOf(routes[0] ?? '/'), role);
    await expect(page.getByRole('main')).toBeVisible();
    const title = await page.getByRole('main').getByRole('heading').first().innerText();
    await host.leave(page);
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
