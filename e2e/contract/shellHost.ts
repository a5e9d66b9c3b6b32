import type { Page } from '@playwright/test';
import { ALBUM_IDS } from '@fairtone/harness/fixtures';
import type { DialogName } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';
import type { Product } from '../fixtures/startProduct';
import { AlbumPage } from '../pages/albumPage';
import { Header } from '../pages/header';
import type { ContractHost } from './contractHost';
import { sessionOf } from './sceneSessions';

declare global {
  interface Window {
    __heard?: [name: string, payload: unknown][];
  }
}

/** Goes to an address of the page as a link would: without loading it anew. */
const follow = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Albums whose price box opens a dialog. */
const ALBUM_WITH_OPENER: Partial<Record<DialogName, string>> = {
  'checkout.payWhatYouWant': ALBUM_IDS.named,
  'account.download': ALBUM_IDS.owned,
};

/** The real shell with one released remote to look at; the shop is filled with the world of the fixtures. */
export function shellHost(remote: string, product: Product): ContractHost {
  async function open(page: Page, path: string, role: Role) {
    const session = role === 'guest' ? null : JSON.stringify(await sessionOf(product, role));
    await page.addInitScript((session) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'yes');
      if (session) localStorage.setItem('fairtone.session', session);
    }, session);
    await page.goto(product.url + path);
  }
  const openHere = (page: Page, path: string) => page.goto(product.url + path);
  return {
    name: 'the shell',
    remote,
    open,
    parts: () => Promise.resolve(product.releases.live[remote]!),
    async openSlot(page, slot) {
      const tab = /^dashboard\.(.+)$/.exec(slot)?.[1];
      await openHere(page, tab ? `/dashboard?tab=${tab}` : '/');
    },
    async playMusic(page) {
      await openHere(page, `/album/${ALBUM_IDS.fixed}`);
      await new AlbumPage(page).playAll();
    },
    async openDialog(page, dialog) {
      const album = ALBUM_WITH_OPENER[dialog];
      if (!album) throw new Error(`Say which page of the shell opens the dialog ${dialog}.`);
      await openHere(page, `/album/${album}`);
      const opener = new AlbumPage(page).priceBox.getByRole('button').first();
      await opener.focus();
      await page.keyboard.press('Enter');
    },
    chooseLanguage: (page) => new Header(page).chooseLanguage('Deutsch'),
    chooseDark: async (page) => page.getByRole('banner').getByRole('button', { name: 'Use the dark theme' }).click(),
    signOut: (page) => new Header(page).logOut(),
    async listen(page) {
      const { pathname, search } = new URL(page.url());
      await follow(page, '/eavesdropper');
      await page.waitForFunction(() => window.__heard);
      await follow(page, pathname + search);
    },
    heard: (page) => page.evaluate(() => (window.__heard ?? []).map(([name, payload]) => ({ name, payload }))),
    leave: (page) => follow(page, '/no/such/page'),
  };
}
