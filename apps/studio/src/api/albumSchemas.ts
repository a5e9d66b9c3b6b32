import { pricingColumns } from '@fairtone/music';
import * as z from 'zod/mini';

/** `hidden`: by moderators. Albums that their artist deleted are not returned. */
const albumStateSchema = z.enum(['draft', 'scheduled', 'public', 'withdrawn', 'hidden']);
export type StudioAlbumState = z.infer<typeof albumStateSchema>;

/** An album in the artist's own list. */
export const albumListItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  genre: z.string(),
  cover_image: z.nullable(z.string()),
  release_date: z.string(),
  /** When the album becomes public; null: when `release_date` begins in UTC. */
  release_at: z.nullable(z.string()),
  release_zone: z.nullable(z.string()),
  state: albumStateSchema,
  track_count: z.int(),
  created_at: z.string(),
});
export type AlbumListItem = z.infer<typeof albumListItemSchema>;

const storedFileSchema = z.object({
  kind: z.enum(['original', 'purchase', 'stream']),
  format: z.enum(['mp3', 'wav', 'flac']),
  bucket: z.string(),
  path: z.string(),
  bytes: z.number(),
});

const studioTrackSchema = z.object({
  id: z.string(),
  title: z.string(),
  track_number: z.int(),
  audio_url: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  duration_ms: z.nullable(z.int()),
  status: z.enum(['processing', 'ready', 'failed', 'hidden']),
  /** Why processing failed; `withdrawn`: the artist took the track off an album that was sold. */
  failure: z.nullable(z.string()),
  files: z.array(storedFileSchema),
});
export type StudioTrack = z.infer<typeof studioTrackSchema>;

/** An album with everything that its artist can edit. `files` of tracks is empty for other users. */
export const studioAlbumSchema = z.object({
  id: z.string(),
  artist_id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  cover_image: z.nullable(z.string()),
  release_date: z.string(),
  /** When the album becomes public; null: when `release_date` begins in UTC. */
  release_at: z.nullable(z.string()),
  /** IANA name of the zone in which the artist chose the moment. */
  release_zone: z.nullable(z.string()),
  genre: z.string(),
  price: z.nullable(z.int()),
  ...pricingColumns,
  state: albumStateSchema,
  /** Changes with every write; an update based on an older value is refused. */
  updated_at: z.string(),
  tracks: z.array(studioTrackSchema),
});
export type StudioAlbum = z.infer<typeof studioAlbumSchema>;
