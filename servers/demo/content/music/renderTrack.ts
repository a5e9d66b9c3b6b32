import { planSong } from './compose/song';
import { SAMPLE_RATE } from './dsp/constants';
import { master } from './mix/master';
import { mixdown } from './mix/mixdown';
import { randomOf, scoreOf, type TrackRequest } from './trackRequest';

export type RenderedTrack = {
  sampleRate: number;
  /** Left and right channel in -1..1. About `seconds` long: whole bars plus the last chord. */
  channels: [Float32Array, Float32Array];
  /** Quarter notes per minute. */
  tempo: number;
  /** Names of the instruments for listeners, drums first. */
  instruments: string[];
  key: string;
};

/** Composes, renders and mixes one piece of music. */
export function renderTrack(request: TrackRequest): RenderedTrack {
  const score = scoreOf(request);
  const random = randomOf(request);
  const song = planSong(score, request.seconds, random);
  const { mix, instruments } = mixdown(song, random.fork('players'));
  master(mix, score);
  return { sampleRate: SAMPLE_RATE, channels: mix, tempo: Math.round(song.tempo * 10) / 10, instruments, key: song.key };
}
