import { SERVICE_WORKER_PATH } from '@fairtone/contracts/offline';
import type { EdgeSettings } from '../settings.ts';
import { answerStaticFile, findStaticFile } from './staticFile.ts';
import { visitorLanguage } from '../visit/visitorLanguage.ts';

/**
 * Replaces an installed service worker when the deployment has switched it off: deletes its caches and unregisters itself. Browsers request
 * the script at each visit, even from cached pages.
 */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('fairtone-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

const HEADERS = {
  // Never cached: a broken worker must be replaced by the next one at once.
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  // The worker loads no further scripts. Requests of pages are restricted by the pages' policy.
  'content-security-policy':
    "default-src 'none'; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

type Surroundings = Pick<EdgeSettings, 'offline' | 'devServers'> & {
  releases: Pick<EdgeSettings['releases'], 'shellFolder'>;
};

/** A shell that runs from a dev server has no build, so it has no service worker. */
export const hasServiceWorker = ({ offline, devServers }: Omit<Surroundings, 'releases'>) =>
  offline && !devServers.shell;

/** The service worker of the shell's build, or the script that removes it; null while the shell is not built. */
export function answerServiceWorker(config: Surroundings, request: Request): Response | null {
  if (!hasServiceWorker(config)) {
    return new Response(FAREWELL, { headers: { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' } });
  }
  return answerFile(config.releases.shellFolder, SERVICE_WORKER_PATH, request, HEADERS);
}

/** The web app manifest, in the visitor's language. */
export function answerWebManifest(shellFolder: string, request: Request): Response | null {
  const { headers } = request;
  const language = visitorLanguage(headers.get('cookie') ?? undefined, headers.get('accept-language') ?? undefined);
  return answerFile(shellFolder, `/manifest.${language}.webmanifest`, request, {
    'cache-control': 'no-cache',
    vary: 'cookie, accept-language, accept-encoding',
  });
}

function answerFile(folder: string, path: string, request: Request, headers: Record<string, string>): Response | null {
  const file = findStaticFile(folder, path, request.headers.get('accept-encoding') ?? '');
  return file && answerStaticFile(file, request, headers);
}
