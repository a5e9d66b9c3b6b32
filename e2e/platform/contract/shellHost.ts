import type { Locator, Page } from '@playwright/test';
import { ALBUM_IDS, PERSON_IDS } from '@fairtone/harness/fixtures';
import type { DialogName } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';
import type { Product } from '../../support/startProduct';
import { gotoApp } from '../../support/waitForApp';
import { AlbumPage } from '../../support/pages/albumPage';
import { Header } from '../../support/pages/header';
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

interface Opener {
  path: string;
  /** From here the keyboard opens it, and here the focus comes back to. */
  button: (page: Page) => Locator;
  /** An entry of the menu that the button opens. */
  entry?: string;
}

const priceButton = (page: Page) => new AlbumPage(page).priceBox.getByRole('button').first();
const artistButton = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name });

/** Which page opens a dialog, and with which control. A dialog that no app provides yet needs none. */
const OPENERS: { [Name in DialogName]?: Opener } = {
  'checkout.payWhatYouWant': { path: `/album/${ALBUM_IDS.named}`, button: priceButton },
  'account.download': { path: `/album/${ALBUM_IDS.owned}`, button: priceButton },
  'account.addToPlaylist': {
    path: `/album/${ALBUM_IDS.fixed}`,
    button: (page) => page.getByRole('button', { name: 'More about this album' }),
    entry: 'Add to playlist',
  },
  'catalog.report': {
    path: `/profile/${PERSON_IDS.omar}`,
    button: (page) => page.getByRole('button', { name: 'More for Omar Reyes' }),
    entry: 'Report',
  },
  'checkout.supportArtist': { path: `/artist/${PERSON_IDS.omar}`, button: artistButton('Support Monthly') },
  'studio.quickEdit': { path: `/artist/${PERSON_IDS.ada}`, button: artistButton('Quick Edit') },
  'studio.customisePage': { path: `/artist/${PERSON_IDS.ada}`, button: artistButton('Customise page') },
};

/** The real shell; the shop is filled with the world of the fixtures. */
export function shellHost(remote: string, product: Product): ContractHost {
  let openedAs: Role | null = null;
  let entered = 0;
  async function open(page: Page, path: string, role: Role) {
    if (openedAs === role) return follow(page, path);
    openedAs = role;
    entered += 1;
    const session = role === 'guest' ? null : JSON.stringify(await sessionOf(product, role));
    await page.addInitScript(
      ([mark, session]) => {
        if (sessionStorage.getItem(mark!)) return;
        sessionStorage.setItem(mark!, 'yes');
        if (session) localStorage.setItem('fairtone.session', session);
        else localStorage.removeItem('fairtone.session');
      },
      [`entered-${entered}`, session] as const,
    );
    await gotoApp(page, product.url + path);
  }
  const openHere = (page: Page, path: string) => gotoApp(page, product.url + path);
  return {
    open,
    parts: () => Promise.resolve(product.releases.live[remote]!),
    async openSlot(page, slot) {
      const [place, tab] = slot.split('.');
      if (place === 'profile') return follow(page, `/profile/${PERSON_IDS.omar}`);
      await follow(page, place === 'shell' ? '/' : `/${place}?tab=${tab}`);
    },
    async playMusic(page) {
      await follow(page, `/album/${ALBUM_IDS.fixed}`);
      await new AlbumPage(page).playAll();
    },
    async openDialog(page, dialog) {
      const opener = OPENERS[dialog];
      if (!opener) throw new Error(`Say in OPENERS of shellHost.ts where ${dialog} is opened.`);
      const { path, button, entry } = opener;
      await openHere(page, path);
      await button(page).focus();
      await page.keyboard.press('Enter');
      if (entry) {
        await page.getByRole('menuitem', { name: entry }).focus();
        await page.keyboard.press('Enter');
      }
      return button(page);
    },
    chooseLanguage: (page) => new Header(page).chooseLanguage('Deutsch'),
    chooseDark: async (page) => page.getByRole('banner').getByRole('button', { name: 'Use the dark theme' }).click(),
    async signOut(page) {
      await new Header(page).logOut();
      openedAs = 'guest';
    },
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
