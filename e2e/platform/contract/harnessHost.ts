import { expect, type Page } from '@playwright/test';
import type { DialogName, DialogRequest } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';
import type { StageControl } from '@fairtone/harness';
import { DIALOG_SAMPLES, sampleOf } from '@fairtone/harness/fixtures';
import type { ContractHost } from './contractHost';

declare const fairtoneStage: StageControl;

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
      await page.waitForFunction(() => 'fairtoneStage' in window);
    } else {
      if (openedAs !== role) await page.evaluate((role) => fairtoneStage.change({ role }), role);
      await page.evaluate((path) => fairtoneStage.open(path), path);
    }
    openedAs = role;
  }
  const parts = (page: Page) => page.evaluate(() => fairtoneStage.remote);
  return {
    open,
    parts,
    openSlot: (page, slot) => page.evaluate((slot) => fairtoneStage.open(`/harness/slots/${slot}`), slot),
    playMusic: (page) => page.evaluate(() => fairtoneStage.playMusic()),
    async openDialog(page, name: DialogName) {
      await page.evaluate((path) => path && fairtoneStage.open(path), sampleOf((await parts(page)).routes[0] ?? ''));
      await page.locator(':is(main, header) :is(a, button):visible').first().focus();
      // What comes in above it later is not what had the focus.
      await page.evaluate(() => document.activeElement?.setAttribute('data-opener', ''));
      const opener = page.locator('[data-opener]');
      const request = { name, props: DIALOG_SAMPLES[name] } as DialogRequest;
      await page.evaluate((request) => fairtoneStage.openDialog(request), request);
      return opener;
    },
    chooseLanguage: (page, language) => page.evaluate((language) => fairtoneStage.change({ language }), language),
    chooseDark: (page) => page.evaluate(() => fairtoneStage.change({ theme: 'dark' })),
    async signOut(page) {
      await page.evaluate(() => fairtoneStage.change({ role: 'guest' }));
      openedAs = 'guest';
    },
    // The harness records from the beginning.
    listen: () => Promise.resolve(),
    heard: (page) => page.evaluate(() => fairtoneStage.events().map(({ name, payload }) => ({ name, payload }))),
    async leave(page) {
      await page.evaluate(() => fairtoneStage.unmount());
      await expect(page.locator('#root')).toBeEmpty();
      expect(await page.evaluate(() => [...document.querySelectorAll('audio')].every(({ paused }) => paused))).toBe(
        true,
      );
    },
  };
}
