import { ownerOfList } from './ownData.ts';
import { isPublicData } from './publicData.ts';

/** How a request is answered. */
export type RequestKind = 'page' | 'file' | 'image' | 'audio' | 'data' | 'own';

type RequestFacts = Pick<Request, 'method' | 'url' | 'mode'>;

const AUDIO = '/storage/v1/object/public/audio_files/';
const PUBLIC_FILE = '/storage/v1/object/public/';
/** File names that carry a hash of their content: they never change. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const NOT_SCREENS = /^\/((auth|rest|storage|functions)\/v1|releases|embed|outbox)(\/|$)/;

/**
 * What kind of request this is; null: not ours to answer, the browser asks the network as if there were no worker.
 * @param origin that of the site
 */
export function kindOf({ method, url, mode }: RequestFacts, origin: string): RequestKind | null {
  if (method !== 'GET') return null;
  const asked = new URL(url);
  const isOwn = asked.origin === origin;
  if (mode === 'navigate') return isOwn && isScreen(asked.pathname) ? 'page' : null;
  if (asked.pathname.includes(AUDIO)) return 'audio';
  // What another origin gives without CORS cannot be looked at, and is charged as megabytes.
  const isReadable = isOwn || mode === 'cors';
  // Before all other public files: releases may lie in a bucket.
  if (HASHED.test(asked.pathname)) return isReadable ? 'file' : null;
  if (asked.pathname.includes(PUBLIC_FILE)) return isReadable && !asked.pathname.endsWith('.json') ? 'image' : null;
  if (ownerOfList(url)) return 'own';
  return isPublicData(asked.pathname) ? 'data' : null;
}

/** A page of the shell, not a file, a service, a frame for other sites or a page of the backend's own. */
const isScreen = (path: string) => !NOT_SCREENS.test(path) && !/\.\w{1,11}$/.test(path);
