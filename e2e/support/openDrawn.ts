import { PRERENDERED_STATE_ID } from '@fairtone/contracts';
import { expect, type Response } from '@playwright/test';

/** A host that is too slow to prerender a page does not try again for a minute. */
const DRAWN_WITHIN_MS = 90_000;
/** For tests that open such a page. */
export const DRAWN_TEST_MS = 150_000;

/**
 * Opens a page until the host answers with prerendered HTML: a busy host has it ready for a later visit.
 * @param open one visit
 */
export async function openDrawn(open: () => Promise<Response | null>): Promise<void> {
  await expect(async () => {
    const answer = await open();
    expect((await answer!.text()).includes(`id="${PRERENDERED_STATE_ID}"`), 'is prerendered').toBe(true);
  }).toPass({ timeout: DRAWN_WITHIN_MS });
}
