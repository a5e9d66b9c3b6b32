import { PRERENDERED_STATE_ID } from '@fairtone/contracts';
import { expect, type Response } from '@playwright/test';

/** A host that is too slow to prerender a page does not try again for a minute. */
export const DRAWN_WITHIN_MS = 90_000;
/** For tests that open such a page. */
export const DRAWN_TEST_MS = 150_000;

/**
 * Opens a page until the host answers with prerendered HTML: a busy host has it ready for a later visit.
 * @param open one visit
 */
export async function openDrawn(open: () => Promise<Response | null>): Promise<void> {
  await expect(async () => {
    const answer = await open();
    expect(isDrawn(await answer!.text()), 'is prerendered').toBe(true);
  }).toPass({ timeout: DRAWN_WITHIN_MS });
}

/** The HTML of a page as a guest's browser gets it; waits until the host has prerendered it. */
export async function fetchDrawn(url: string, language = 'en'): Promise<{ html: string; status: number }> {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', 'accept-language': language };
  let found = { html: '', status: 0 };
  await expect(async () => {
    const answer = await fetch(url, { headers });
    found = { html: await answer.text(), status: answer.status };
    expect(isDrawn(found.html), `${url} is prerendered`).toBe(true);
  }).toPass({ timeout: DRAWN_WITHIN_MS });
  return found;
}

/** An address for members has two pages, of which the host may have one before the other. */
const isDrawn = (html: string) =>
  html.includes(`id="${PRERENDERED_STATE_ID}"`) &&
  (!html.includes('data-leads-to=') || html.includes('id="fairtone-member-page"'));
