import { planSong } from './compose/song';
import { SAMPLE_RATE } from './dsp/constants';
import { SCORES } from './genres/catalogue';
import { master } from './mix/master';
import { mixdown } from './mix/mixdown';
import { createRandom } from './random';

/** `genre` is a name of the shop's genre list; the same three values give the same samples everywhere. */
export type TrackRequest = { genre: string; seed: number; seconds: number };

export type RenderedTrack = {
  sampleRate: number;
  /** Left and right, within -1..1. About `seconds` long: whole bars plus the last chord. */
  channels: [Float32Array, Float32Array];
  /** Quarter notes a minute. */
  tempo: number;
  /** As a listener would call them, drums first. */
  instruments: string[];
  key: string;
};

/** Composes, plays and mixes one piece of music. */
export function renderTrack({ genre, seed, seconds }: TrackRequest): RenderedTrack {
  const score = SCORES.find(({ name }) => name === genre);
  if (!score) throw new Error(`There is no music of the genre "${genre}"; known are ${SCORES.map(({ name }) => name).join(', ')}.`);
  const random = createRandom(`${genre}/${seed}`);
  const song = planSong(score, seconds, random);
  const { mix, instruments } = mixdown(song, random.fork('players'));
  master(mix, score);
  return { sampleRate: SAMPLE_RATE, channels: mix, tempo: Math.round(song.tempo * 10) / 10, instruments, key: song.key };
}
