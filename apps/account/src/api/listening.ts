import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

export const STATISTICS_DAYS = 30;
const RECENT_SHOWN = 5;
/** Enough rows to find five different tracks, also when one of them was repeated. */
const RECENT_READ = 30;

const playsSchema = z.array(
  z.object({
    created_at: z.string(),
    tracks: z.nullable(
      z.object({
        id: z.uuid(),
        title: z.string(),
        albums: z.object({
          id: z.uuid(),
          title: z.string(),
          cover_image: z.nullable(z.string()),
          profiles: z.object({ name: z.string() }),
        }),
      }),
    ),
  }),
);

/** A recently played track. */
interface RecentTrack {
  id: string;
  title: string;
  artist: string;
  albumId: string;
  albumTitle: string;
  coverImage: string | null;
  playedAt: string;
}

const { useAccountGetListeningSecondsQuery, useAccountListRecentTracksQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Seconds that the signed-in person listened in the last 30 days. */
    accountGetListeningSeconds: build.query<number, string>({
      query: () => dataRequest((rest) => rest.rpc('listening_seconds', { days: STATISTICS_DAYS })),
      responseSchema: z.int(),
    }),
    /** The last five different tracks that the caller played, newest first. */
    accountListRecentTracks: build.query<RecentTrack[], string>({
      query: (userId) =>
        dataRequest((rest) =>
          rest
            .from('plays')
            .select('created_at, tracks(id, title, albums(id, title, cover_image, profiles(name)))')
            .eq('listener_id', userId)
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(RECENT_READ),
        ),
      rawResponseSchema: playsSchema,
      transformResponse: (plays: z.infer<typeof playsSchema>) => distinctTracks(plays).slice(0, RECENT_SHOWN),
    }),
  }),
});

// A track that the listener may no longer see is null and left out.
function distinctTracks(plays: z.infer<typeof playsSchema>): RecentTrack[] {
  const tracks = new Map<string, RecentTrack>();
  for (const { created_at: playedAt, tracks: track } of plays) {
    if (!track || tracks.has(track.id)) continue;
    const { albums: album } = track;
    tracks.set(track.id, {
      id: track.id,
      title: track.title,
      artist: album.profiles.name,
      albumId: album.id,
      albumTitle: album.title,
      coverImage: album.cover_image,
      playedAt,
    });
  }
  return [...tracks.values()];
}

export { useAccountGetListeningSecondsQuery, useAccountListRecentTracksQuery };
