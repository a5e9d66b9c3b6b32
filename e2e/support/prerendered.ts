import { PRERENDERED_STATE_ID } from '@fairtone/contracts';
import { expect } from './test';

const DRAWN_WITHIN_MS = 90_000;

/** The HTML of a page as a guest's browser gets it; waits until the host has prerendered it. */
export async function prerendered(url: string, language = 'en'): Promise<{ html: string; status: number }> {
  let found = { html: '', status: 0 };
  await expect
    .poll(
      async () => {
        const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', 'accept-language': language };
        const answer = await fetch(url, { headers });
        found = { html: await answer.text(), status: answer.status };
        return found.html.includes(`id="${PRERENDERED_STATE_ID}"`);
      },
      { message: url, timeout: DRAWN_WITHIN_MS },
    )
    .toBe(true);
  return found;
}
