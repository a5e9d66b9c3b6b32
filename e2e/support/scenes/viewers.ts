import type { BrowserContext, Page } from '@playwright/test';
import { watch, type PageErrors } from '../../quality/security/pageErrors';
import { DESKTOP } from './bothThemes';
import {
  prepareForScenes,
  sceneStorage,
  showScene,
  type SceneOptions,
  type SceneEnvironment,
  type Scene,
  type Viewer,
} from './runScene';
import { test as base } from './test';

/** The windows in which the scenes of a file are shown. */
interface SceneWindow {
  viewport: typeof DESKTOP;
  /** Changes each page before it opens any address. */
  prepare?: (page: Page) => Promise<void>;
}

interface ViewerBrowser {
  context: BrowserContext;
  page: Page;
  complaints: PageErrors;
  policies: string[];
}

/** What a scene reports besides its page. */
interface Shown {
  /** Console errors and warnings since the scene began. */
  complaints: PageErrors;
  /** The content security policy of each document that was opened. */
  policies: string[];
  /** Whether this is the first scene of this kind of viewer: header and footer do not change afterwards. */
  isFirst: boolean;
}

export type ShowScene = (
  scene: Scene,
  look: (page: Page, shown: Shown) => Promise<void>,
  options?: Pick<SceneOptions, 'language'>,
) => Promise<void>;

/** Rendered on the server without scripts, so that nothing is stored while a scene is prepared. */
const PLAIN_PAGE = '/robots.txt';

/**
 * Keeps one page for each kind of viewer: with warm scripts a visit takes half the time. What a scene
 * has stored or changed is undone before the next one.
 */
export const test = base.extend<object, { show: ShowScene; sceneWindow: SceneWindow }>({
  sceneWindow: [{ viewport: DESKTOP }, { option: true, scope: 'worker' }],
  show: [
    async ({ browser, product, world, sceneWindow }, use) => {
      const place = { browser, product, world };
      const browsers = new Map<Viewer, ViewerBrowser>();
      await use(async (scene, look, { language } = {}) => {
        const viewer = scene.as ?? 'guest';
        const isFirst = !browsers.has(viewer);
        const own = browsers.get(viewer) ?? (await openBrowser(place, sceneWindow));
        browsers.set(viewer, own);
        const { page, complaints, policies } = own;
        try {
          await remember(page, sceneStorage(scene, place, { language }));
          complaints.errors.length = complaints.violations.length = policies.length = 0;
          await showScene(page, scene, place);
          await look(page, { complaints, policies, isFirst });
          await undoChanges(own, sceneWindow);
        } catch (error) {
          // The state after a failure is unknown: the next scene gets a new browser.
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

async function openBrowser(
  { browser, product }: SceneEnvironment,
  { viewport, prepare }: SceneWindow,
): Promise<ViewerBrowser> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en',
    reducedMotion: 'reduce',
    viewport,
    serviceWorkers: 'block',
  });
  const complaints = await watch(context);
  const page = await context.newPage();
  await prepare?.(page);
  await prepareForScenes(page);
  await page.goto(PLAIN_PAGE);
  return { context, page, complaints, policies: policiesOf(page) };
}

/** Recorded for each opened document; redirects show nothing. */
function policiesOf(page: Page): string[] {
  const policies: string[] = [];
  page.on('response', (answer) => {
    if (!answer.request().isNavigationRequest() || [301, 302, 303, 307, 308].includes(answer.status())) return;
    policies.push(answer.headers()['content-security-policy'] ?? `none at ${answer.url()}`);
  });
  return policies;
}

/** Changes that a scene and its checks made in the browser itself. */
async function undoChanges({ context, page }: ViewerBrowser, { viewport }: SceneWindow): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  if (!(await page.evaluate(() => navigator.onLine))) await context.setOffline(false);
  // Leaving the document also ends the requests that a scene holds.
  await page.goto(PLAIN_PAGE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
}

/** On the plain page: clears the storage, and writes the storage of the next scene. */
async function remember(page: Page, { origins: [stored] }: ReturnType<typeof sceneStorage>): Promise<void> {
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
