import * as z from 'zod/mini';

/** A playlist as it is shown in a grid of playlists. */
export const playlistCardSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  description: z.nullable(z.string()),
  is_shared: z.boolean(),
  created_at: z.string(),
  track_count: z.int(),
  /** Covers of the first albums in it, at most four. */
  covers: z.array(z.string()),
});
export type PlaylistCard = z.infer<typeof playlistCardSchema>;

/** The part of a playlist that its owner edits. */
export type PlaylistWords = Pick<PlaylistCard, 'name' | 'description' | 'is_shared'>;

export const openPlaylistSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  description: z.nullable(z.string()),
  is_shared: z.boolean(),
  owner: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
});
export type OpenPlaylist = z.infer<typeof openPlaylistSchema>;
