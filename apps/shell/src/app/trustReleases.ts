import type { PublicConfig, ReleaseManifest, RemoteRelease } from '@fairtone/contracts';
import { trustScriptsFrom } from '@fairtone/federation';
import * as z from 'zod/mini';

const STRIPE = 'https://js.stripe.com/';

declare const __webpack_public_path__: string;

/**
 * Scripts come from the shell's own folder, from the release store and from the dev servers that this deployment allows. The
 * content security policy knows origins only; this knows folders.
 */
export function trustReleases({ remotes }: ReleaseManifest, { qa, stripePublishableKey }: PublicConfig): void {
  // For the whole page: zod would try whether it may make code of text, and the browser would report each try.
  z.config({ jitless: true });
  const releases = Object.values(remotes).flatMap(({ live, previous }) => (previous ? [live, previous] : [live]));
  const testers = (qa?.origins ?? []).map((origin) => `${origin}/`);
  const payments = stripePublishableKey ? [STRIPE] : [];
  trustScriptsFrom({
    folders: ['/releases/', ...releases.map(folderOf), ...testers, ...payments].map(absolute),
    flatFolders: [absolute(__webpack_public_path__)],
  });
}

/** The folder of a release's files: testers can load other versions, and a remote may be added while the page is open. */
function folderOf({ baseUrl, name, version }: RemoteRelease): string {
  const place = `${name}/${version}/`;
  return baseUrl.endsWith(`/${place}`) ? baseUrl.slice(0, -place.length) : baseUrl;
}

const absolute = (folder: string) => new URL(folder, location.origin).href;
