import type { BrowserContext, Page } from '@playwright/test';
import { watch, type Complaints } from '../../quality/security/watch';
import { DESKTOP } from './looks';
import { prepareForScenes, rememberedBy, showOn, type Look, type Place, type Scene, type Viewer } from './stage';
import { test as base } from './test';

interface ViewerBrowser {
  context: BrowserContext;
  page: Page;
  complaints: Complaints;
  policies: string[];
}

/** What came with a scene. */
interface Shown {
  /** What the browser has complained about since the scene began. */
  complaints: Complaints;
  /** The content security policy of each document that was opened. */
  policies: string[];
  /** Whether nothing was shown to this kind of viewer before: header and footer are the same from then on. */
  isFirst: boolean;
}

export type ShowScene = (
  scene: Scene,
  look: (page: Page, shown: Shown) => Promise<void>,
  options?: Pick<Look, 'language'>,
) => Promise<void>;

/** Written by the server without scripts, so that nothing is stored again while a scene is prepared. */
const PLAIN_PAGE = '/robots.txt';

/**
 * One page for each kind of viewer, for scene after scene: where the scripts ran before, a visit takes half of the time. What a scene
 * has stored or changed is taken back before the next one.
 */
export const test = base.extend<object, { show: ShowScene }>({
  show: [
    async ({ browser, product, world }, use) => {
      const place = { browser, product, world };
      const browsers = new Map<Viewer, ViewerBrowser>();
      await use(async (scene, look, { language } = {}) => {
        const viewer = scene.as ?? 'guest';
        const isFirst = !browsers.has(viewer);
        const own = browsers.get(viewer) ?? (await openBrowser(place));
        browsers.set(viewer, own);
        const { page, complaints, policies } = own;
        try {
          await remember(page, rememberedBy(scene, place, { language }));
          complaints.errors.length = complaints.violations.length = policies.length = 0;
          await showOn(page, scene, place);
          await look(page, { complaints, policies, isFirst });
          await takeBack(own);
        } catch (error) {
          // Nobody knows what it left: the next scene has a browser of its own.
          browsers.delete(viewer);
          await own.context.close();
          throw error;
        }
      });
      for (const { context } of browsers.values()) await context.close();
    },
    { scope: 'worker' },
  ],
});

async function openBrowser({ browser, product }: Place): Promise<ViewerBrowser> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en',
    reducedMotion: 'reduce',
    viewport: DESKTOP,
    serviceWorkers: 'block',
  });
  const complaints = await watch(context);
  const page = await context.newPage();
  await prepareForScenes(page);
  await page.goto(PLAIN_PAGE);
  return { context, page, complaints, policies: policiesOf(page) };
}

/** Of each document that is opened; redirects lead on and show nothing. */
function policiesOf(page: Page): string[] {
  const policies: string[] = [];
  page.on('response', (answer) => {
    if (!answer.request().isNavigationRequest() || [301, 302, 303, 307, 308].includes(answer.status())) return;
    policies.push(answer.headers()['content-security-policy'] ?? `none at ${answer.url()}`);
  });
  return policies;
}

/** What a scene and who looked at it have changed in the browser itself. */
async function takeBack({ context, page }: ViewerBrowser): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  if (!(await page.evaluate(() => navigator.onLine))) await context.setOffline(false);
  // With the document goes what it asked for: requests that a scene holds back for good.
  await page.goto(PLAIN_PAGE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
}

/** Of the plain page: forgets what the scene before has stored, and stores what the next one starts with. */
async function remember(page: Page, { origins: [stored] }: ReturnType<typeof rememberedBy>): Promise<void> {
  const { origin, localStorage: items } = stored!;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,file_systems,indexeddb,local_storage,cache_storage',
  });
  await browser.detach();
  await page.evaluate((items) => {
    sessionStorage.clear();
    items.forEach(({ name, value }) => localStorage.setItem(name, value));
  }, items);
}

export { expect } from '@playwright/test';
