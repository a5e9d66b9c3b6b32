import { expect, test, type TestDetails } from '@playwright/test';
import { FailurePanel } from '../../support/pages/failurePanel';
import type { HandMadeRemote } from '../../support/handMadeRemote';
import type { Shop } from '../../support/pages/shop';

/** Names the entry of the list of threats that a test proves. */
export const threat = (line: number): TestDetails => ({
  tag: '@fault',
  annotation: { type: 'threat', description: String(line) },
});

/** Prefix of the title of a step that is a fault of its own: `test:faults` lists it with its outcome. */
export const FAULT = 'fault: ';

/** One of several faults that a test causes in one window. */
export const fault = (what: string, body: () => Promise<void>) => test.step(FAULT + what, body);

/** Opens a path as a link would, without reloading the page. */
export async function navigateInPage({ page }: Shop, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Display names of the faulty remote in each language. */
export const FAULTY_TITLES = { en: 'The gremlin', pl: 'Gremlin', de: 'Der Gremlin', fr: 'Le gremlin', tr: 'Gremlin' };
export const failurePanel = (shop: Shop, part = FAULTY_TITLES.en) => new FailurePanel(shop.page, part);

/** Throws until the page sets a flag: by then the cause has been fixed. */
export const IS_FIXED = 'globalThis.__mended';
export const setFixed = ({ page }: Shop, isMended = true) =>
  page.evaluate((value) => Object.assign(globalThis, { __mended: value }), isMended);

/** A hand-made remote with one screen at `/<name>` that shows its name and version. Its display name is "The <name>". */
export const faultyRemote = (name: string, version: string, how: Partial<HandMadeRemote> = {}): HandMadeRemote => ({
  name,
  version,
  titles: { en: `The ${name}` },
  routes: { [`/${name}`]: workingScreen(name, version) },
  ...how,
});
export const workingScreen = (name: string, version: string) => `() => h('h1', null, '${name} ${version}')`;

/** Expects that header and footer around a broken part are still shown. */
export async function expectPageIntact(shop: Shop): Promise<void> {
  await expect(shop.header.root.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(shop.page.getByText('The page ran into a problem')).toHaveCount(0);
}

/** Expects that the page is shown, and that a part of another remote in it still works. */
export async function expectOtherPartsWork(shop: Shop): Promise<void> {
  await expectPageIntact(shop);
  await shop.cart.open();
  await expect(shop.cart.root).toBeVisible();
  await shop.cart.close();
}

/** Expects that the music that was started before continues; with an earlier position, that it has advanced. */
export async function expectMusicContinues({ player }: Shop, since?: number): Promise<void> {
  const before = since ?? (await player.seconds());
  await expect(player.pauseButton).toBeVisible();
  // The next track starts at 0 again.
  await expect.poll(() => player.seconds()).not.toBe(before);
}

/** Collects the page's console messages about failed remotes, from the next page on. */
export function collectFailures({ page }: Shop): () => string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('[fairtone]')) told.push(message.text());
  });
  return () => told;
}
