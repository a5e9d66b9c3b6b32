import * as z from 'zod/mini';

/** A playlist as walls of playlists show it. */
export const playlistCardSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  description: z.nullable(z.string()),
  is_shared: z.boolean(),
  created_at: z.string(),
  track_count: z.int(),
  /** Of the first albums in it, four at most. */
  covers: z.array(z.string()),
});
export type PlaylistCard = z.infer<typeof playlistCardSchema>;

/** What its owner says about a playlist. */
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
