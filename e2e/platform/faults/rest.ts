import { expect, type TestDetails } from '@playwright/test';
import { MissingPart } from '../../support/pages/missingPart';
import type { Shop } from '../../support/pages/shop';

/** Names the line of the list of threats that a test proves. */
export const threat = (line: number): TestDetails => ({
  tag: '@fault',
  annotation: { type: 'threat', description: String(line) },
});

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

/** Header, cart and another remote's screen still work; the page was neither lost nor loaded anew. */
export async function expectTheRestToLive(shop: Shop): Promise<void> {
  await expect(shop.header.root.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(shop.page.getByText('The page ran into a problem')).toHaveCount(0);
  await shop.cart.open();
  await expect(shop.cart.root).toBeVisible();
  await shop.cart.close();
}

/** The music that was started before goes on. */
export async function expectMusicToPlayOn({ player }: Shop): Promise<void> {
  await player.reaches((await player.seconds()) + 1);
}

/** From the next page on, collects what the page says in its console of remotes that failed. */
export function listenForFailures({ page }: Shop): () => string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('[fairtone]')) told.push(message.text());
  });
  return () => told;
}
