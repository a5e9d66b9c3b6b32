import type { PublicConfig, ReleaseManifest, RemoteRelease } from '@fairtone/contracts';
import { trustScriptsFrom } from '@fairtone/federation';
import * as z from 'zod/mini';

const STRIPE = 'https://js.stripe.com/';

declare const __webpack_public_path__: string;

/**
 * Allows scripts only from the shell's own folder, the release store, Stripe, and the dev servers that this deployment allows. The
 * content security policy checks only the origin of a script; this also checks its folder.
 */
export function trustReleases({ remotes }: ReleaseManifest, { qa, stripePublishableKey }: PublicConfig): void {
  // For the whole page: Zod would test whether it can compile code from text, and the browser would report each test as a violation.
  z.config({ jitless: true });
  const releases = Object.values(remotes).flatMap(({ live, previous }) => (previous ? [live, previous] : [live]));
  const testers = (qa?.origins ?? []).map((origin) => `${origin}/`);
  const payments = stripePublishableKey ? [STRIPE] : [];
  trustScriptsFrom({
    folders: ['/releases/', ...releases.map(folderOf), ...testers, ...payments].map(absolute),
    flatFolders: [absolute(__webpack_public_path__)],
  });
}

/** The folder of all releases, not only of this one: testers can load other versions, and a remote may be added to an open page. */
function folderOf({ baseUrl, name, version }: RemoteRelease): string {
  const place = `${name}/${version}/`;
  return baseUrl.endsWith(`/${place}`) ? baseUrl.slice(0, -place.length) : baseUrl;
}

const absolute = (folder: string) => new URL(folder, location.origin).href;
