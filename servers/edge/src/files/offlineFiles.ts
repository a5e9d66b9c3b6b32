import { SERVICE_WORKER_PATH } from '@fairtone/contracts/offline';
import type { EdgeSettings } from '../settings.ts';
import { answerStaticFile, findStaticFile } from './staticFile.ts';
import { visitorLanguage } from '../visit/visitorLanguage.ts';

/**
 * Takes the place of an installed worker when the deployment switched it off: forgets what it kept, and goes. Browsers ask for
 * the script at each visit, from pages that they kept too.
 */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('fairtone-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

const HEADERS = {
  // Asked at each visit: a worker that went wrong must not outlive its correction.
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  // It runs nothing but itself. What pages may ask for is the pages' policy.
  'content-security-policy':
    "default-src 'none'; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

type Surroundings = Pick<EdgeSettings, 'offline' | 'devServers'> & {
  releases: Pick<EdgeSettings['releases'], 'shellFolder'>;
};

/** A shell that is served while it is worked on has no build that a worker could belong to. */
export const hasServiceWorker = ({ offline, devServers }: Omit<Surroundings, 'releases'>) =>
  offline && !devServers.shell;

/** The service worker of the shell's build, or what makes browsers let go of it; null while the shell is not built. */
export function answerServiceWorker(config: Surroundings, request: Request): Response | null {
  if (!hasServiceWorker(config)) {
    return new Response(FAREWELL, { headers: { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' } });
  }
  return answerFile(config.releases.shellFolder, SERVICE_WORKER_PATH, request, HEADERS);
}

/** What a browser installs the site by, in the language of its visitor. */
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
