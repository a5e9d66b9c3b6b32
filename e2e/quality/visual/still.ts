import type { Page } from '@playwright/test';
import { withoutChance } from '../../../tools/visual/chance';
import type { Product } from '../../support/startProduct';

/** Before a page is opened: what plays stays at its beginning. */
export async function holdStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')!;
    Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', { ...real, get: () => 0 });
  });
}

/** Before a picture: writes the same over every text that chance or the clock put on the page. */
export async function hideChance(page: Page): Promise<void> {
  const texts = await page.evaluate(exchangeTexts, {});
  const others = texts.map((text) => [text, withoutChance(text)] as const).filter(([text, still]) => text !== still);
  await page.evaluate(exchangeTexts, Object.fromEntries(others));
}

/** Runs in the page. @returns all texts and values of fields; those that are named give way to what is given for them */
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

/** Before a scene: takes back what the scenes before it left with the people of the world. */
export async function putBack(product: Product): Promise<void> {
  await product.ask(async (sql) => {
    await sql`update notifications set read_at = null where read_at is not null`;
    // What others heard, and so what is popular, is chance.
    await sql`delete from private.popular_tracks`;
    await sql`update private.listings set popularity = 0 where popularity <> 0`;
  });
}
