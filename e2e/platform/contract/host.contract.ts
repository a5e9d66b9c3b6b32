import { expect, type Page, type test as base } from '@playwright/test';
import type { DialogName, SlotName } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';
import { sampleCartItem, sampleOf } from '@fairtone/harness/fixtures';
import type { ContractHost } from './contractHost';
import { showNext } from './showNext';

/** By what a person recognises a slot. */
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

/** Who looks at which parts of a remote; each change of the person costs a page load. */
interface Visitors {
  screens: Role;
  dialogs: Role;
  slots: Role;
  /** Who has a screen of the remote open when it is left. */
  last: Role;
}
const VISITORS: Record<string, Visitors> = {
  account: { screens: 'listener', dialogs: 'listener', slots: 'artist', last: 'guest' },
  catalog: { screens: 'guest', dialogs: 'listener', slots: 'listener', last: 'guest' },
  checkout: { screens: 'listener', dialogs: 'listener', slots: 'listener', last: 'guest' },
  studio: { screens: 'artist', dialogs: 'artist', slots: 'artist', last: 'artist' },
};
const OTHERS: Visitors = { screens: 'listener', dialogs: 'listener', slots: 'listener', last: 'guest' };

/** Everything a host promises to a remote, and a remote to its host: the same journey in the shell and in a harness. */
export function describeHostContract(test: typeof base, remote: string, hostOf: () => ContractHost): void {
  const visitors = VISITORS[remote] ?? OTHERS;

  test('every screen, slot and dialog works, and the remote follows session, language and theme', async ({ page }) => {
    const host = hostOf();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    // An empty cart sends people away from the checkout.
    if (remote === 'checkout') {
      const cart = JSON.stringify([sampleCartItem()]);
      await page.addInitScript((cart) => localStorage.setItem('fairtone.cart', cart), cart);
    }
    await host.open(page, '/', visitors.screens);
    const { routes, slots, dialogs } = await host.parts(page);

    for (const route of routes) {
      await test.step(`the screen ${route} shows at its address`, async () => {
        await showNext(page, sampleOf(route), (path) => host.open(page, path, visitors.screens));
        await expect(page.locator('[data-remote-failed]')).toHaveCount(0);
      });
    }

    await host.open(page, '/', visitors.dialogs);
    for (const dialog of dialogs as DialogName[]) {
      await test.step(`the dialog ${dialog} opens, closes by Escape and gives the focus back`, async () => {
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

    await host.open(page, '/', visitors.slots);
    for (const slot of slots as SlotName[]) {
      await test.step(`the slot ${slot} shows where it belongs`, async () => {
        const sign = SIGNS[slot];
        if (!sign) throw new Error(`Add the slot ${slot} to SIGNS in e2e/platform/contract/host.contract.ts`);
        await host.openSlot(page, slot);
        if (slot === 'shell.player') await host.playMusic(page);
        await expect(sign(page).first()).toBeVisible();
        await expect(page.locator('[data-remote-failed]')).toHaveCount(0);
      });
    }

    await test.step('listeners are told that a session ended', async () => {
      await host.listen(page);
      await host.signOut(page);
      await expect.poll(() => host.heard(page)).toContainEqual({ name: 'session/signedOut', payload: {} });
      expect(await page.evaluate(() => localStorage.getItem('fairtone.session'))).toBeNull();
    });

    await host.open(page, sampleOf(routes[0] ?? '/'), visitors.last);
    if (slots.includes('shell.player')) await host.playMusic(page);

    await test.step('another language and theme change what is shown, without a reload', async () => {
      await page.evaluate(() => Object.assign(window, { __same: true }));
      await host.chooseDark(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await host.chooseLanguage(page, 'de');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(await page.evaluate(() => '__same' in window)).toBe(true);
    });

    await test.step('the remote leaves nothing behind', async () => {
      await expect(page.getByRole('main')).toBeVisible();
      const title = await page.getByRole('main').getByRole('heading').first().innerText();
      await host.leave(page);
      await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    expect(problems, 'uncaught errors').toEqual([]);
  });
}
