import type { Page } from '@playwright/test';
import { maskDynamicText } from '../../../tools/visual/maskDynamicText';
import type { Product } from '../../support/startProduct';

/** Before a page is opened: keeps audio at its beginning. */
export async function stopMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')!;
    Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', { ...real, get: () => 0 });
  });
}

/** Before a picture: replaces every random or time-dependent text by a fixed one. */
export async function maskPage(page: Page): Promise<void> {
  const texts = await page.evaluate(exchangeTexts, {});
  const others = texts.map((text) => [text, maskDynamicText(text)] as const).filter(([text, still]) => text !== still);
  await page.evaluate(exchangeTexts, Object.fromEntries(others));
}

/** Runs in the page. @returns all texts and field values; those named in the argument are replaced by the given ones */
function exchangeTexts(others: Record<string, string>): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const text = node.nodeValue ?? '';
    found.push(text);
    if (text in others) node.nodeValue = others[text]!;
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea')) {
    found.push(field.value);
    if (field.value in others) field.value = others[field.value]!;
  }
  return found;
}

/** Before a scene: undoes what earlier scenes changed for the fixture people. */
export async function resetFixtures(product: Product): Promise<void> {
  await product.ask(async (sql) => {
    await sql`update notifications set read_at = null where read_at is not null`;
    // Plays of other tests make popularity random.
    await sql`delete from private.popular_tracks`;
    await sql`update private.listings set popularity = 0 where popularity <> 0`;
  });
}
