import type { PlayableTrack } from '@fairtone/domain';
import * as z from 'zod/mini';
import { CROSSFADE_MAX_S, initialPlayerState, RATE_MAX, RATE_MIN } from './playerState.ts';

const trackSchema: z.ZodMiniType<PlayableTrack> = z.object({
  id: z.uuid(),
  title: z.string(),
  artist: z.string(),
  artistId: z.uuid(),
  albumId: z.uuid(),
  albumTitle: z.string(),
  albumCover: z.string(),
  audioSrc: z.string().check(z.regex(/^(https?:)?\//)),
  durationMs: z.number(),
  trackNumber: z.number(),
  loudnessLufs: z.nullish(z.number()),
  truePeakDb: z.nullish(z.number()),
  albumLoudnessLufs: z.nullish(z.number()),
  albumPeakDb: z.nullish(z.number()),
  encoderDelay: z.nullish(z.number()),
  encoderPadding: z.nullish(z.number()),
  isRecommended: z.optional(z.boolean()),
});

const { settings, rate } = initialPlayerState;

// Falls back to the defaults by itself, so that a visit stored before a setting was added keeps its queue.
const settingsSchema = z.catch(
  z.object({
    isRefilling: z.boolean(),
    crossfadeS: z.number().check(z.gte(0), z.lte(CROSSFADE_MAX_S)),
    isLevelled: z.boolean(),
    listenBrainzToken: z.nullable(z.string()),
    hasShortcuts: z.boolean(),
  }),
  settings,
);

const ids = z.array(z.string());
const orderSchema = z.catch(z.nullable(z.object({ tracks: ids, queue: ids })), null);

/** The part of the player's state that is stored on the device. */
export const storedPlayerSchema = z.object({
  tracks: z.array(trackSchema),
  currentTrackIndex: z.int().check(z.gte(-1)),
  queue: z.array(trackSchema),
  volume: z.number().check(z.gte(0), z.lte(100)),
  isMuted: z.boolean(),
  repeat: z.enum(['off', 'all', 'one']),
  isShuffled: z.catch(z.boolean(), false),
  startIndex: z.catch(z.int().check(z.gte(0)), 0),
  orderBeforeShuffle: orderSchema,
  isExpanded: z.boolean(),
  positionMs: z.number().check(z.nonnegative()),
  rate: z.catch(z.number().check(z.gte(RATE_MIN), z.lte(RATE_MAX)), rate),
  settings: settingsSchema,
});
