import type { Page } from '@playwright/test';
import { ALBUM_IDS } from '@fairtone/harness/fixtures';
import type { EventBus } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';
import type { Product } from '../fixtures/startProduct';
import { AlbumPage } from '../pages/albumPage';
import { Header } from '../pages/header';
import type { ContractHost, HeardEvent } from './contractHost';
import { sessionOf } from './sceneSessions';

interface SharedModule {
  get?: () => unknown;
  lib?: () => unknown;
}
declare global {
  interface Window {
    __heard?: HeardEvent[];
    __FEDERATION__?: {
      __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, SharedModule>>> }[];
    };
  }
}

/** Hears the bus that shell and remotes share, as any remote could. */
async function eavesdrop(page: Page) {
  await page.waitForFunction(() =>
    window.__FEDERATION__?.__INSTANCES__.some(({ shareScopeMap }) => shareScopeMap.default?.['@fairtone/events']),
  );
  await page.evaluate(async () => {
    const scope = window
      .__FEDERATION__!.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default?.['@fairtone/events'])
      .find(Boolean)!;
    const shared = Object.values(scope)[0]!;
    const module = (shared.lib?.() ?? ((await shared.get!()) as () => unknown)()) as { eventBus: EventBus };
    const heard: HeardEvent[] = (window.__heard = []);
    module.eventBus.onAny((name, payload) => heard.push({ name, payload }));
  });
}

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
    await eavesdrop(page);
  }
  const openHere = async (page: Page, path: string) => {
    await page.goto(product.url + path);
    await eavesdrop(page);
  };
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
      const albums = { 'checkout.payWhatYouWant': ALBUM_IDS.named, 'account.download': ALBUM_IDS.owned };
      await openHere(page, `/album/${albums[dialog]}`);
      const opener = new AlbumPage(page).priceBox.getByRole('button').first();
      await opener.focus();
      await page.keyboard.press('Enter');
    },
    chooseLanguage: (page) => new Header(page).chooseLanguage('Deutsch'),
    chooseDark: async (page) => page.getByRole('banner').getByRole('button', { name: 'Use the dark theme' }).click(),
    signOut: (page) => new Header(page).logOut(),
    heard: (page) => page.evaluate(() => window.__heard ?? []),
    // An address that no remote has, reached as a link would: without loading the page anew.
    leave: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/no/such/page');
        dispatchEvent(new PopStateEvent('popstate'));
      }),
  };
}
