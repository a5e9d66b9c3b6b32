import { releasePreviewSchema, type ReleasePreview, type RemoteRelease } from '@fairtone/contracts';
import { randomBytes } from 'node:crypto';
import { isPreviewSignedFor, type Keyring } from './keys/signature.ts';

const PREVIEW_MS = 7 * 24 * 60 * 60 * 1000;

/** Folder of a remote's previews, beside its versions: one file for each, so that two pipelines never write the same file. */
export const PREVIEWS_FOLDER = 'previews';

/** Path of a preview's file below the folder of its remote. */
export const previewFile = (id: string) => `${PREVIEWS_FOLDER}/${id}.json`;

/** A preview of a version for a week, without a signature. */
export const newPreview = (release: RemoteRelease, now: Date): ReleasePreview => ({
  id: randomBytes(16).toString('base64url'),
  release,
  until: new Date(now.getTime() + PREVIEW_MS).toISOString(),
});

/** @throws for text that is no preview */
function parsePreview(text: string): ReleasePreview {
  return releasePreviewSchema.parse(JSON.parse(text));
}

/** The previews in the files of a folder; a damaged one shows nothing to anybody and is left out. */
export const parsePreviews = (files: (Uint8Array | null)[]): ReleasePreview[] =>
  files.flatMap((bytes) => {
    try {
      return bytes ? [parsePreview(new TextDecoder().decode(bytes))] : [];
    } catch {
      return [];
    }
  });

/**
 * The preview that a page may show.
 * @param wanted remote and id of the visitor's link
 * @param text the content of its file; null when there is none
 * @param keyring the teams' public keys; null disables signatures
 * @returns null when there is none, when it has ended, or when it is not what the team made
 */
export function openPreview(
  wanted: { remote: string; id: string },
  text: string | null,
  keyring: Keyring | null,
  now: Date,
): ReleasePreview | null {
  if (text === null) return null;
  try {
    const preview = parsePreview(text);
    const isWanted = preview.id === wanted.id && preview.release.name === wanted.remote;
    if (!isWanted || hasEnded(preview, now)) return null;
    return !keyring || isPreviewSignedFor(wanted.remote, JSON.parse(text), keyring) ? preview : null;
  } catch {
    return null;
  }
}

export const hasEnded = ({ until }: ReleasePreview, now: Date): boolean => Date.parse(until) <= now.getTime();
