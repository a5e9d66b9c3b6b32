import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '@fairtone/contracts';
import { rememberedSession, type Person } from '../people';
import type { Product } from '../startProduct';
import { ignoreInlinedData } from '../pages/ignoreInlinedData';
import { trackActivity } from './waitForIdle';
import { localizedText } from './localizedText';
import type { World } from './world';

export type Viewer = 'guest' | 'listener' | 'buyer' | 'artist' | 'moderator' | 'owing' | 'refunded';
export type Theme = 'light' | 'dark';

/** What a scene gets: the page, and functions that find elements by text key in every language. */
export interface SceneContext {
  page: Page;
  product: Product;
  world: World;
  button: (key: string) => ReturnType<Page['getByRole']>;
  link: (key: string) => ReturnType<Page['getByRole']>;
  field: (key: string) => ReturnType<Page['getByLabel']>;
  /** Opens a path and waits for the heading. */
  open: (path: string) => Promise<void>;
}

/** One screen in one state. */
export interface Scene {
  name: string;
  as?: Viewer;
  /** A state of a screen that another scene shows too: not checked in every language. */
  isState?: boolean;
  /** The server renders the whole page in one language: another language is another visit. */
  isServed?: boolean;
  /** Pictures show the window, not the whole page. */
  isWindow?: boolean;
  /** Albums that are already in the cart. */
  cart?: (keyof World['albums'])[];
  show: (stage: SceneContext) => Promise<void>;
}

export interface SceneOptions extends BrowserContextOptions {
  language?: Language;
  theme?: Theme;
  /** Changes the page before the scene opens any address. */
  prepare?: (page: Page) => Promise<void>;
}

/** Where a scene runs. */
export interface SceneEnvironment {
  browser: Browser;
  product: Product;
  world: World;
}

/** Opens a browser for a scene, shows the scene, and calls `look` with the page; the browser is closed afterwards. */
export async function runScene<T>(
  scene: Scene,
  { browser, product, world }: SceneEnvironment,
  { language = 'en', theme = 'light', prepare, ...options }: SceneOptions,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: sceneStorage(scene, { product, world }, { language, theme }),
    ...options,
  });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    await prepareForScenes(page);
    await showScene(page, scene, { product, world });
    return await look(page);
  } finally {
    await context.close();
  }
}

/** The browser storage of a scene: language, theme, cart and session. */
export function sceneStorage(
  { as, cart = [] }: Scene,
  { product, world }: Omit<SceneEnvironment, 'browser'>,
  { language = 'en', theme = 'light' }: Pick<SceneOptions, 'language' | 'theme'> = {},
) {
  const viewer: Person | null = as && as !== 'guest' ? world[as] : null;
  const remembered = [
    { name: 'fairtone.language', value: language },
    { name: 'theme', value: theme },
    { name: 'fairtone.cart', value: JSON.stringify(cart.map((key) => cartItem(world, key))) },
  ];
  const session = viewer ? rememberedSession(product, viewer).origins[0]!.localStorage : [];
  return { cookies: [], origins: [{ origin: new URL(product.url).origin, localStorage: [...remembered, ...session] }] };
}

/** Prepares a new page, before it opens any address. */
export async function prepareForScenes(page: Page): Promise<void> {
  // Scenes intercept the page's requests.
  await ignoreInlinedData(page);
  await trackActivity(page);
}

/** Shows a scene on a prepared page, and waits until nothing moves. */
export async function showScene(
  page: Page,
  scene: Scene,
  { product, world }: Omit<SceneEnvironment, 'browser'>,
): Promise<void> {
  await scene.show(sceneContext(page, product, world));
  await stopMotion(page);
}

function sceneContext(page: Page, product: Product, world: World): SceneContext {
  return {
    page,
    product,
    world,
    button: (key) => page.getByRole('button', { name: localizedText(key) }),
    link: (key) => page.getByRole('link', { name: localizedText(key) }),
    field: (key) => page.getByLabel(localizedText(key)).and(page.locator('input, textarea')),
    open: async (path) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    },
  };
}

function cartItem(world: World, key: keyof World['albums']) {
  const { id, title, artist, coverImage } = world.albums[key];
  const album = { id, title, artist: artist.name, artistId: artist.id, coverImage };
  return { album, priceInCents: key === 'named' ? 750 : 800, isAmountChosen: key === 'named' };
}

/** Waits until all visible pictures and fonts are loaded, and stops animations: a running transition has intermediate colours. */
export async function stopMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    await document.fonts.ready;
    const isNear = (picture: Element) => picture.getBoundingClientRect().top < innerHeight;
    const pictures = [...document.images].filter((picture) => !picture.complete && isNear(picture));
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}
