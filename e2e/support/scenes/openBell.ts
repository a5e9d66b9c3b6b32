import type { Page } from '@playwright/test';

/** Opens the notifications of a signed-in person, and waits for the first one. */
export async function openBell(page: Page): Promise<void> {
  const buttons = page.getByRole('banner').locator('[aria-haspopup="dialog"]');
  // The bell is the first of the two, but the cart may be there before it.
  await buttons.nth(1).waitFor();
  await buttons.first().click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}
