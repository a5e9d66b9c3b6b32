import { expect, test, type TestDetails } from '@playwright/test';
import { MissingPart } from '../../support/pages/missingPart';
import type { HandMadeRemote } from '../../support/handMadeRemote';
import type { Shop } from '../../support/pages/shop';

/** Names the line of the list of threats that a test proves. */
export const threat = (line: number): TestDetails => ({
  tag: '@fault',
  annotation: { type: 'threat', description: String(line) },
});

/** What the title of a step begins with that is a fault of its own: `test:faults` lists it with its outcome. */
export const FAULT = 'fault: ';

/** One of several faults that a test goes through in one window. */
export const fault = (what: string, body: () => Promise<void>) => test.step(FAULT + what, body);

/** Goes to an address as a link would, without loading the page anew. */
export async function goInPage({ page }: Shop, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** What a hand-made remote's release calls it. */
export const GREMLIN = { en: 'The gremlin', pl: 'Gremlin', de: 'Der Gremlin', fr: 'Le gremlin', tr: 'Gremlin' };
export const missing = (shop: Shop, part = GREMLIN.en) => new MissingPart(shop.page, part);

/** Works once the page says so: by then, whatever made it throw has been mended. */
export const MENDED = 'globalThis.__mended';
export const mend = ({ page }: Shop, isMended = true) =>
  page.evaluate((value) => Object.assign(globalThis, { __mended: value }), isMended);

/** A hand-made remote with one screen at `/<name>`, which says its name and version. People call it "The <name>". */
export const gremlin = (name: string, version: string, how: Partial<HandMadeRemote> = {}): HandMadeRemote => ({
  name,
  version,
  titles: { en: `The ${name}` },
  routes: { [`/${name}`]: wellScreen(name, version) },
  ...how,
});
export const wellScreen = (name: string, version: string) => `() => h('h1', null, '${name} ${version}')`;

/** The page around a broken part was not lost. */
export async function expectPageToStand(shop: Shop): Promise<void> {
  await expect(shop.header.root.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(shop.page.getByText('The page ran into a problem')).toHaveCount(0);
}

/** The page stands, and what another remote shows in it still works. */
export async function expectTheRestToLive(shop: Shop): Promise<void> {
  await expectPageToStand(shop);
  await shop.cart.open();
  await expect(shop.cart.root).toBeVisible();
  await shop.cart.close();
}

/** The music that was started before goes on; with a position of before, since then. */
export async function expectMusicToPlayOn({ player }: Shop, since?: number): Promise<void> {
  const before = since ?? (await player.seconds());
  await expect(player.pauseButton).toBeVisible();
  // The next track begins at 0 again.
  await expect.poll(() => player.seconds()).not.toBe(before);
}

/** From the next page on, collects what the page says in its console of remotes that failed. */
export function listenForFailures({ page }: Shop): () => string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('[fairtone]')) told.push(message.text());
  });
  return () => told;
}
