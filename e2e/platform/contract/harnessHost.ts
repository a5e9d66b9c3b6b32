import { expect, type Page } from '@playwright/test';
import type { DialogName, DialogRequest } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';
import type { HarnessControl } from '@fairtone/harness';
import { DIALOG_SAMPLES, sampleOf } from '@fairtone/harness/fixtures';
import type { ContractHost } from './contractHost';

declare const fairtoneHarness: HarnessControl;

/** The standalone page of one remote, served at `url`. */
export function harnessHost(url: string): ContractHost {
  let openedAs: Role | null = null;
  async function open(page: Page, path: string, role: Role) {
    if (openedAs === null) {
      await page.addInitScript((settings) => {
        if (sessionStorage.getItem('begun')) return;
        sessionStorage.setItem('begun', 'yes');
        localStorage.setItem('fairtone.harness', settings);
      }, JSON.stringify({ role }));
      await page.goto(url + path);
      await page.waitForFunction(() => 'fairtoneHarness' in window);
    } else {
      if (openedAs !== role) await page.evaluate((role) => fairtoneHarness.change({ role }), role);
      await page.evaluate((path) => fairtoneHarness.open(path), path);
    }
    openedAs = role;
  }
  const parts = (page: Page) => page.evaluate(() => fairtoneHarness.remote);
  return {
    open,
    parts,
    openSlot: (page, slot) => page.evaluate((slot) => fairtoneHarness.open(`/harness/slots/${slot}`), slot),
    playMusic: (page) => page.evaluate(() => fairtoneHarness.playMusic()),
    async openDialog(page, name: DialogName) {
      await page.evaluate((path) => path && fairtoneHarness.open(path), sampleOf((await parts(page)).routes[0] ?? ''));
      // No control of the screen: rows that come in later replace it.
      await page.evaluate(() => {
        const opener = document.querySelector('#opener') ?? document.createElement('button');
        document.body.append(Object.assign(opener, { id: 'opener', textContent: 'Opener' }));
      });
      const opener = page.locator('#opener');
      await opener.focus();
      const request = { name, props: DIALOG_SAMPLES[name] } as DialogRequest;
      await page.evaluate((request) => fairtoneHarness.openDialog(request), request);
      return opener;
    },
    chooseLanguage: (page, language) => page.evaluate((language) => fairtoneHarness.change({ language }), language),
    chooseDark: (page) => page.evaluate(() => fairtoneHarness.change({ theme: 'dark' })),
    async signOut(page) {
      await page.evaluate(() => fairtoneHarness.change({ role: 'guest' }));
      openedAs = 'guest';
    },
    // The harness records from the beginning.
    listen: () => Promise.resolve(),
    heard: (page) => page.evaluate(() => fairtoneHarness.events().map(({ name, payload }) => ({ name, payload }))),
    async leave(page) {
      await page.evaluate(() => fairtoneHarness.unmount());
      await expect(page.locator('#root')).toBeEmpty();
      expect(await page.evaluate(() => [...document.querySelectorAll('audio')].every(({ paused }) => paused))).toBe(
        true,
      );
    },
  };
}
