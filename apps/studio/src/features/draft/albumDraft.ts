import { deviceZone } from '@fairtone/domain';
import { deviceStorage } from '@fairtone/platform';
import * as z from 'zod/mini';

const formatSchema = z.enum(['mp3', 'wav', 'flac']);

const factsSchema = z.object({
  durationMs: z.number(),
  loudnessLufs: z.number(),
  truePeakDb: z.number(),
  peaks: z.array(z.number()),
  encoderDelay: z.number(),
  encoderPadding: z.number(),
  sampleRate: z.number(),
});

const fileSchema = z.object({
  kind: z.enum(['original', 'purchase', 'stream']),
  format: formatSchema,
  path: z.string(),
  bytes: z.number(),
  storedAt: z.optional(z.number()),
});

const trackSchema = z.object({
  id: z.string(),
  title: z.string(),
  isTitleTyped: z.boolean(),
  /** Null for a track that the stored album already had. */
  fileName: z.nullable(z.string()),
  fileBytes: z.number(),
  format: z.nullable(formatSchema),
  facts: z.nullable(factsSchema),
  files: z.array(fileSchema),
  isPaused: z.boolean(),
  /** Why the upload failed finally; null while it can still succeed. */
  failure: z.nullable(z.string()),
  /** Id of the stored track whose audio this one replaces. */
  formerId: z.optional(z.string()),
});
export type DraftTrack = z.infer<typeof trackSchema>;

const draftSchema = z.object({
  /** Id of the album that saving writes, so that saving twice creates only one. */
  albumId: z.string(),
  /** `updated_at` of the stored album when editing began; null for a new album. */
  baseVersion: z.nullable(z.string()),
  values: z.object({
    title: z.string(),
    description: z.string(),
    releaseDate: z.string(),
    // Older drafts have no release time, because releases had none.
    releaseTime: z._default(z.string(), '00:00'),
    releaseZone: z._default(z.string(), () => deviceZone()),
    genres: z.array(z.string()),
    priceOption: z.enum(['free', 'fixed', 'pay_what_you_want']),
    fixedPrice: z.string(),
    minimumPrice: z.string(),
    suggestedPrice: z.string(),
    pricingMessage: z.string(),
  }),
  cover: z.enum(['same', 'changed', 'removed']),
  tracks: z.array(trackSchema),
  removedIds: z.array(z.string()),
});
/** The unsaved album form as the device stores it. */
export type AlbumDraft = z.infer<typeof draftSchema>;

const storedSchema = z.object({ savedAt: z.number(), draft: draftSchema });

export interface StoredDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
  draft: AlbumDraft;
}

const PREFIX = 'fairtone.studio.draft:';

/** Key of the one draft that an artist has of an album, or of a new album (null). */
export const draftKey = (artistId: string, albumId: string | null) => `${artistId}:${albumId ?? 'new'}`;

export function readDraft(key: string): StoredDraft | null {
  try {
    return storedSchema.parse(JSON.parse(deviceStorage().getItem(PREFIX + key) ?? ''));
  } catch {
    return null;
  }
}

/** Returns the time of storing; null when the device's storage refuses, such as when it is full. */
export function storeDraft(key: string, draft: AlbumDraft, savedAt = Date.now()): number | null {
  try {
    deviceStorage().setItem(PREFIX + key, JSON.stringify({ savedAt, draft }));
    return savedAt;
  } catch {
    return null;
  }
}

export function deleteDraft(key: string): void {
  deviceStorage().removeItem(PREFIX + key);
}

/** Folders of the file store that any draft on this device still needs. */
export function foldersInUse(): Set<string> {
  const storage = deviceStorage();
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const drafts = names.filter((name) => name.startsWith(PREFIX)).map((name) => readDraft(name.slice(PREFIX.length)));
  return new Set(
    drafts.flatMap((storedDraft) =>
      storedDraft ? [storedDraft.draft.albumId, ...storedDraft.draft.tracks.map(({ id }) => id)] : [],
    ),
  );
}
