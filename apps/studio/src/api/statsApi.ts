import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { deviceZone } from '@fairtone/domain';
import * as z from 'zod/mini';

/** Length of the statistics in days, including today. */
export const STATS_DAYS = 30;
const TOP_SHOWN = 10;

const dailyStatsSchema = z.object({
  /** Calendar day in the time zone of this device. */
  day: z.string(),
  plays: z.int(),
  /** Sales and donation payments of this day, without refunded and disputed ones. */
  sales: z.int(),
  sold_cents: z.int(),
  share_cents: z.int(),
  followers_gained: z.int(),
});
export type DailyStats = z.infer<typeof dailyStatsSchema>;

const topTrackSchema = z.object({
  track_id: z.uuid(),
  title: z.string(),
  album_id: z.uuid(),
  album_title: z.string(),
  cover_image: z.nullable(z.string()),
  plays: z.int(),
});
type TopTrack = z.infer<typeof topTrackSchema>;

const topAlbumSchema = z.object({
  album_id: z.uuid(),
  title: z.string(),
  cover_image: z.nullable(z.string()),
  plays: z.int(),
  sales: z.int(),
  sold_cents: z.int(),
});
type TopAlbum = z.infer<typeof topAlbumSchema>;

// The artist's id is only a cache key: the functions read the caller from the token.
const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** One row for each of the last 30 days, oldest first, also for days without activity. */
    studioListDailyStats: build.query<DailyStats[], string>({
      query: () => dataRequest((rest) => rest.rpc('artist_daily_stats', { days: STATS_DAYS, zone: deviceZone() })),
      rawResponseSchema: z.array(dailyStatsSchema),
      providesTags: ['Order', 'Follow'],
    }),
    /** Tracks by plays of the last 30 days. */
    studioListTopTracks: build.query<TopTrack[], string>({
      query: () => dataRequest((rest) => rest.rpc('artist_top_tracks', { top: TOP_SHOWN })),
      rawResponseSchema: z.array(topTrackSchema),
      providesTags: ['Album'],
    }),
    /** Albums by plays of the last 30 days, with their sales in that time. */
    studioListTopAlbums: build.query<TopAlbum[], string>({
      query: () =>
        dataRequest((rest) => rest.rpc('artist_top_albums', { days: STATS_DAYS, top: TOP_SHOWN, zone: deviceZone() })),
      rawResponseSchema: z.array(topAlbumSchema),
      providesTags: ['Album', 'Order'],
    }),
  }),
});

export const { useStudioListDailyStatsQuery, useStudioListTopTracksQuery, useStudioListTopAlbumsQuery } = endpoints;
