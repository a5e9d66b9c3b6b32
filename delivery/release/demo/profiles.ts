import type { Browser, Page } from '@playwright/test';
import { RELEASES_ELEMENT_ID, type ReleaseManifest } from '@fairtone/contracts';

/** The catalog's text in one visitor's browser, and the version of the catalog that the page was given. */
export type ShownCatalog = { text: string; version: string };

export type Profile = { look: () => Promise<ShownCatalog>; close: () => Promise<void> };

const MOST_PROFILES = 30;

/** A browser profile with its own cookies and storage: another device for the shop. */
async function openProfile(browser: Browser, url: string, texts: string[]): Promise<Profile> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  return {
    look: async () => {
      await page.goto(url);
      const heading = page.getByRole('heading', { name: new RegExp(`^(${texts.map(literally).join('|')})$`) });
      return { text: (await heading.first().textContent())!.trim(), version: await versionOf(page) };
    },
    close: () => context.close(),
  };
}

/** Opens one profile after another until one shows the text and one does not. */
export async function openBothVersions(
  browser: Browser,
  url: string,
  [before, after]: [string, string],
): Promise<{ old: Profile; fresh: Profile }> {
  let [old, fresh]: (Profile | null)[] = [null, null];
  for (let opened = 0; opened < MOST_PROFILES && !(old && fresh); opened += 1) {
    const profile = await openProfile(browser, url, [before, after]);
    const { text } = await profile.look();
    if (text === before && !old) old = profile;
    else if (text === after && !fresh) fresh = profile;
    else await profile.close();
  }
  if (!old || !fresh)
    throw new Error(`${MOST_PROFILES} profiles saw ${old ? 'only the old' : 'only the new'} version.`);
  return { old, fresh };
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function versionOf(page: Page): Promise<string> {
  const manifest = JSON.parse((await page.locator(`#${RELEASES_ELEMENT_ID}`).textContent())!) as ReleaseManifest;
  return manifest.remotes.catalog!.live.version;
}
