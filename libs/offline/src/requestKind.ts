import { ownerOfList } from './ownData.ts';
import { isPublicData } from './publicData.ts';

/** How a request is answered. */
export type RequestKind = 'page' | 'file' | 'image' | 'audio' | 'data' | 'own';

type RequestFacts = Pick<Request, 'method' | 'url' | 'mode'>;

const AUDIO = '/storage/v1/object/public/audio_files/';
const PUBLIC_FILE = '/storage/v1/object/public/';
/** File names that contain a hash of their content: such files never change. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const NOT_SCREENS = /^\/((auth|rest|storage|functions)\/v1|releases|preview|embed|outbox)(\/|$)/;

/**
 * The kind of a request; null when the worker does not answer it, so that the browser sends it as if there were no worker.
 * @param origin that of the site
 */
export function kindOf({ method, url, mode }: RequestFacts, origin: string): RequestKind | null {
  if (method !== 'GET') return null;
  const asked = new URL(url);
  const isOwn = asked.origin === origin;
  if (mode === 'navigate') return isOwn && isScreen(asked.pathname) ? 'page' : null;
  if (asked.pathname.includes(AUDIO)) return 'audio';
  // Responses of other origins without CORS are opaque: they cannot be checked, and count as megabytes of storage.
  const isReadable = isOwn || mode === 'cors';
  // Checked before other public files, because releases may be in a storage bucket.
  if (HASHED.test(asked.pathname)) return isReadable ? 'file' : null;
  if (asked.pathname.includes(PUBLIC_FILE)) return isReadable && !asked.pathname.endsWith('.json') ? 'image' : null;
  if (ownerOfList(url)) return 'own';
  return isPublicData(asked.pathname) ? 'data' : null;
}

/** Whether a path is a page of the shell: not a file, a service, an embedded page or a page of the backend. */
const isScreen = (path: string) => !NOT_SCREENS.test(path) && !/\.\w{1,11}$/.test(path);
