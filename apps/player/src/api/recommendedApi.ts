import { api, type ApiClients } from '@fairtone/api';
import { trackDurationMs, type PlayableTrack } from '@fairtone/domain';
import * as z from 'zod/mini';

/** As many as the backend offers. */
const OFFERED = 30;

const offerSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  album_id: z.uuid(),
  album_title: z.string(),
  artist_id: z.uuid(),
  artist_name: z.string(),
  cover_image: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  audio_url: z.nullable(z.string()),
  track_number: z.int(),
});
const soundSchema = z.object({
  id: z.uuid(),
  duration_ms: z.nullable(z.int()),
  loudness_lufs: z.nullable(z.number()),
  true_peak_db: z.nullable(z.number()),
  encoder_delay: z.nullable(z.int()),
  encoder_padding: z.nullable(z.int()),
});
const answerSchema = z.object({ offers: z.array(offerSchema), sounds: z.array(soundSchema) });
type Answer = z.infer<typeof answerSchema>;

/** What is recommended, and what the engine needs to know of it: two reads, for the function tells nothing of sound. */
async function askForOffers({ rest }: ApiClients, signal: AbortSignal) {
  const offers = await rest.rpc('recommended_tracks', { top: OFFERED }, { get: true }).abortSignal(signal);
  if (offers.error) return offers;
  const ids = offers.data.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return { data: { offers: [], sounds: [] }, error: null };
  const sounds = await rest
    .from('tracks')
    .select('id, duration_ms, loudness_lufs, true_peak_db, encoder_delay, encoder_padding')
    .in('id', ids)
    .abortSignal(signal);
  return sounds.error ? sounds : { data: { offers: offers.data, sounds: sounds.data }, error: null };
}

function toTracks({ offers, sounds }: Answer): PlayableTrack[] {
  const soundOf = new Map(sounds.map((sound) => [sound.id, sound]));
  return offers.flatMap((offer) => {
    const sound = soundOf.get(offer.id);
    if (!offer.audio_url) return [];
    return {
      id: offer.id,
      title: offer.title,
      artist: offer.artist_name,
      artistId: offer.artist_id,
      albumId: offer.album_id,
      albumTitle: offer.album_title,
      albumCover: offer.cover_image ?? '',
      audioSrc: offer.audio_url,
      durationMs: trackDurationMs({ ...offer, ...sound }),
      trackNumber: offer.track_number,
      loudnessLufs: sound?.loudness_lufs ?? null,
      truePeakDb: sound?.true_peak_db ?? null,
      encoderDelay: sound?.encoder_delay ?? null,
      encoderPadding: sound?.encoder_padding ?? null,
    };
  });
}

export const recommendedApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Tracks with audio for "Recommended For You": a listener's own, what is popular for guests. */
    playerListRecommended: build.query<PlayableTrack[], void, Answer>({
      query: () => askForOffers,
      rawResponseSchema: answerSchema,
      transformResponse: toTracks,
    }),
  }),
});

export const { usePlayerListRecommendedQuery } = recommendedApi;
