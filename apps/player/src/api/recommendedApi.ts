import { api, type ApiClients } from '@fairtone/api';
import type { PlayableTrack } from '@fairtone/domain';
import { listedTrackRowSchema, SOUND_COLUMNS, soundRowSchema, toListedTrack } from '@fairtone/music';
import * as z from 'zod/mini';

/** Largest number of tracks that the SQL function returns. */
const OFFERED = 30;

const offerSchema = z.extend(listedTrackRowSchema, { artist_id: z.uuid() });
const answerSchema = z.object({ offers: z.array(offerSchema), sounds: z.array(soundRowSchema) });
type Answer = z.infer<typeof answerSchema>;

/**
 * Recommended tracks with the columns that the engine needs: two requests, because the function returns no audio
 * columns.
 */
async function fetchRecommendations({ rest }: ApiClients, signal: AbortSignal) {
  const offers = await rest.rpc('recommended_tracks', { top: OFFERED }, { get: true }).abortSignal(signal);
  if (offers.error) return offers;
  const ids = offers.data.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return { data: { offers: [], sounds: [] }, error: null };
  const sounds = await rest.from('tracks').select(`id, ${SOUND_COLUMNS}`).in('id', ids).abortSignal(signal);
  return sounds.error ? sounds : { data: { offers: offers.data, sounds: sounds.data }, error: null };
}

function toTracks({ offers, sounds }: Answer): PlayableTrack[] {
  const soundOf = new Map(sounds.map((sound) => [sound.id, sound]));
  return offers.flatMap((offer) => toListedTrack(offer, soundOf.get(offer.id)));
}

export const recommendedApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Tracks with audio for "Recommended For You": personal ones for listeners, popular ones for guests. */
    playerListRecommended: build.query<PlayableTrack[], void, Answer>({
      query: () => fetchRecommendations,
      rawResponseSchema: answerSchema,
      transformResponse: toTracks,
    }),
  }),
});

export const { usePlayerListRecommendedQuery } = recommendedApi;
