import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from '../run.mjs';

/**
 * Two builds of the same browser. `shell` is the headless shell, without windows and toolbars: a browser window costs a
 * third of the time there. `full` is the browser of visitors; benchmarks and pictures use it.
 */
const KINDS = {
  shell: {
    names: ['chromium-headless-shell'],
    playwright: 'chromium-headless-shell',
    debian: 'chromium-headless-shell',
  },
  full: {
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    playwright: 'chromium',
    debian: 'chromium',
  },
};

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** The browser that Playwright downloaded, by its own path. */
async function ofPlaywright({ playwright }) {
  const { output } = await runTool('@playwright/test/cli.js', ['install', '--dry-run', playwright], { quiet: true });
  const [, folder] = /Install location:\s+(\S.*)/.exec(output) ?? [];
  const places = [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/chrome',
  ];
  const { chromium } = await import('@playwright/test');
  const own = playwright === 'chromium' ? [chromium.executablePath()] : [];
  return [...own, ...places.map((place) => join(folder ?? '', place))].find((file) => file && existsSync(file));
}

/**
 * Path of a Chromium for the tests: named by FAIRTONE_CHROMIUM or CHROME_PATH, found on PATH, Playwright's own (downloaded
 * when it can be), or Debian's package when this runs as root.
 * @param kind `shell` for tests; `full` when the window itself matters
 * @throws with instructions, when none can be installed
 */
export async function ensureBrowser(kind = 'shell') {
  const named = process.env.FAIRTONE_CHROMIUM ?? process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`There is no browser at ${named} (FAIRTONE_CHROMIUM or CHROME_PATH)`);
    return named;
  }
  const { names, playwright, debian } = KINDS[kind];
  const found = onPath(names) ?? (await ofPlaywright(KINDS[kind]));
  if (found) return found;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here yet; installing one for the browser tests …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], { env, quiet: true });
    const packaged = onPath(names);
    if (packaged) return packaged;
  }
  await runTool('@playwright/test/cli.js', ['install', playwright], { quiet: true });
  const downloaded = await ofPlaywright(KINDS[kind]);
  if (downloaded) return downloaded;
  // Older systems have a package of the whole browser only.
  if (kind === 'shell') return ensureBrowser('full');
  throw new Error(
    'No Chromium found or installable. Install one, or name it: FAIRTONE_CHROMIUM=/path/to/chromium npm test',
  );
}
