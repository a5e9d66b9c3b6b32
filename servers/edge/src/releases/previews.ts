import type { ReleaseManifest, ReleasePreview } from '@fairtone/contracts';
import { openPreview, previewFile, type Keyring } from '@fairtone/releases';
import type { ReleaseSource } from './releaseSource.ts';

/** Names the preview that this browser shows, as `<remote>.<id>`. */
const COOKIE = 'fairtone_preview';
/** A preview that was ended before its time is shown no longer than this. */
const KEPT_MS = 60_000;
/** Most previews in memory; the store is asked again for others. */
const KEPT = 500;

/** The preview of a link. @returns null when there is none, when it has ended, or when the team's key did not sign it */
export type FindPreview = (remote: string, id: string) => Promise<ReleasePreview | null>;

/** Reads previews from the release store; the same for a folder and for a store over HTTP. */
export function previewFinder(file: ReleaseSource['file'], keyring: Keyring | null): FindPreview {
  const kept = new Map<string, { text: string; readAtMs: number }>();

  async function readText(path: string): Promise<string | null> {
    const known = kept.get(path);
    if (known && Date.now() - known.readAtMs < KEPT_MS) return known.text;
    kept.delete(path);
    const answer = await file(path, new Request('http://host/'), '');
    const text = answer?.ok ? await answer.text() : null;
    if (text !== null) kept.set(path, { text, readAtMs: Date.now() });
    if (kept.size > KEPT) kept.delete([...kept.keys()][0]!);
    return text;
  }

  return async (remote, id) => {
    // Both become part of a path.
    if (!/^[a-z][a-z0-9-]*$/.test(remote) || !/^[\w-]{22}$/.test(id)) return null;
    return openPreview({ remote, id }, await readText(`${remote}/${previewFile(id)}`), keyring, new Date());
  };
}

/** The preview that the cookies of a request name. */
export async function previewOf(cookies: string | undefined, find: FindPreview): Promise<ReleasePreview | null> {
  const [, remote, id] = new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z0-9-]+)\\.([\\w-]+)(?:;|$)`).exec(cookies ?? '') ?? [];
  return remote && id ? find(remote, id) : null;
}

/** Keeps a preview in this browser until it ends. A null preview ends it now. */
export function previewCookie(preview: ReleasePreview | null, isHttps: boolean): string {
  const seconds = preview ? Math.ceil((Date.parse(preview.until) - Date.now()) / 1000) : 0;
  const value = preview ? `${preview.release.name}.${preview.id}` : '';
  return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${isHttps ? '; Secure' : ''}`;
}

/** The manifest with a preview on top of what is live; the live release is what it falls back to. */
export function withPreview(manifest: ReleaseManifest, preview: ReleasePreview | null): ReleaseManifest {
  if (!preview) return manifest;
  const { release, until } = preview;
  const live = manifest.remotes[release.name]?.live;
  // Promoted since: everybody sees it.
  if (live?.version === release.version) return manifest;
  const previewed = { live: release, ...(live && { previous: live }), previewUntil: until };
  return { ...manifest, remotes: { ...manifest.remotes, [release.name]: previewed } };
}

/** Whether a path of the store is a preview's file: only the host reads it, because its name is the secret. */
export const isPreviewFile = (path: string) => path.split('/')[1] === previewFile('').split('/')[0];
