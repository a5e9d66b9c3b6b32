import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '@fairtone/contracts';
import { rememberedSession, type Person } from '../people';
import type { Product } from '../startProduct';
import { askAnew } from '../pages/askAnew';
import { watchQuiet } from './quiet';
import { said } from './said';
import type { World } from './world';

export type Viewer = 'guest' | 'listener' | 'buyer' | 'artist' | 'moderator' | 'owing' | 'refunded';
export type Theme = 'light' | 'dark';

/** What a scene works with: the page, and helpers that understand every language. */
export interface Stage {
  page: Page;
  product: Product;
  world: World;
  button: (key: string) => ReturnType<Page['getByRole']>;
  link: (key: string) => ReturnType<Page['getByRole']>;
  field: (key: string) => ReturnType<Page['getByLabel']>;
  /** Opens an address and waits for its heading. */
  open: (path: string) => Promise<void>;
}

/** One screen in one state. */
export interface Scene {
  name: string;
  as?: Viewer;
  /** A state of a screen that another scene shows too: not looked at in every language. */
  isState?: boolean;
  /** The server writes the whole page, in the language of the visit: another language is another visit. */
  isServed?: boolean;
  /** Pictures show one window of it, not the whole page. */
  isWindow?: boolean;
  /** Albums that are in the cart already. */
  cart?: (keyof World['albums'])[];
  show: (stage: Stage) => Promise<void>;
}

export interface Look extends BrowserContextOptions {
  language?: Language;
  theme?: Theme;
  /** Does something to the page before the scene opens anything in it. */
  prepare?: (page: Page) => Promise<void>;
}

/** Where a scene is performed. */
export interface Place {
  browser: Browser;
  product: Product;
  world: World;
}

/** Opens a browser for a scene, shows it, and hands the page over; the browser is closed afterwards. */
export async function perform<T>(
  scene: Scene,
  { browser, product, world }: Place,
  { language = 'en', theme = 'light', prepare, ...options }: Look,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: rememberedBy(scene, { product, world }, { language, theme }),
    ...options,
  });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    await prepareForScenes(page);
    await showOn(page, scene, { product, world });
    return await look(page);
  } finally {
    await context.close();
  }
}

/** What the browser of a scene remembers when it opens: language, theme, cart, and who is signed in. */
export function rememberedBy(
  { as, cart = [] }: Scene,
  { product, world }: Omit<Place, 'browser'>,
  { language = 'en', theme = 'light' }: Pick<Look, 'language' | 'theme'> = {},
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

/** Once, before a page opens anything. */
export async function prepareForScenes(page: Page): Promise<void> {
  // Scenes answer and hold what the page asks.
  await askAnew(page);
  await watchQuiet(page);
}

/** Shows a scene on a page that was prepared for it, and waits until it is still. */
export async function showOn(page: Page, scene: Scene, { product, world }: Omit<Place, 'browser'>): Promise<void> {
  await scene.show(stageOn(page, product, world));
  await settle(page);
}

function stageOn(page: Page, product: Product, world: World): Stage {
  return {
    page,
    product,
    world,
    button: (key) => page.getByRole('button', { name: said(key) }),
    link: (key) => page.getByRole('link', { name: said(key) }),
    field: (key) => page.getByLabel(said(key)).and(page.locator('input, textarea')),
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

/** Waits until every picture and font is there, and stops whatever moves: half a transition has colours of its own. */
export async function settle(page: Page): Promise<void> {
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
