import { RELEASES_ELEMENT_ID, releaseManifestSchema, type ReleaseManifest } from '@fairtone/contracts';

const EMPTY: ReleaseManifest = { generatedAt: '', remotes: {} };

/** The release manifest that is inlined in the page. Without a valid one the page has no remotes, but still the shell. */
export function readInlineManifest(): ReleaseManifest {
  const text = document.getElementById(RELEASES_ELEMENT_ID)?.textContent;
  if (!text?.trim()) return EMPTY;
  const parsed = releaseManifestSchema.safeParse(JSON.parse(text));
  return parsed.data ?? EMPTY;
}

/** Name of the remote that provides a slot or dialog; null when no released remote does. */
export function findOwner(manifest: ReleaseManifest, kind: 'slots' | 'dialogs', name: string): string | null {
  return Object.keys(manifest.remotes).find((remote) => manifest.remotes[remote]?.live[kind].includes(name)) ?? null;
}
