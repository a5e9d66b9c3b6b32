import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/**
 * Path of a Chromium for the tests: named by FAIRTONE_CHROMIUM or CHROME_PATH, found on PATH, Playwright's own (downloaded
 * when it can be), or Debian's package when this runs as root.
 * @throws with what to do, when there is none to be had
 */
export async function ensureBrowser() {
  const named = process.env.FAIRTONE_CHROMIUM ?? process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`There is no browser at ${named} (FAIRTONE_CHROMIUM or CHROME_PATH)`);
    return named;
  }
  const found = onPath() ?? (await ofPlaywright());
  if (found) return found;

  console.log('No Chromium here yet; installing one for the browser tests …');
  await runTool('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  const downloaded = await ofPlaywright();
  if (downloaded) return downloaded;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, quiet: true });
    const packaged = onPath();
    if (packaged) return packaged;
  }
  throw new Error(
    'No Chromium found or installable. Install one, or name it: FAIRTONE_CHROMIUM=/path/to/chromium npm test',
  );
}
