import { LoudnessMeter } from '@fairtone/audio/analysis';
import { dbToGain, SAMPLE_RATE, seconds } from '../dsp/constants';
import { biquad } from '../dsp/filters';
import { limit } from '../dsp/limiter';
import type { GenreScore } from '../compose/score';
import type { Stereo } from './placeNotes';
import { balanceTone } from './tone';

const CEILING = dbToGain(-2);

/** Masters a piece: cuts rumble, balances the tone, raises it to its loudness with a limiter, and fades out the end. */
export function master(mix: Stereo, { loudnessLufs, darkness = 0 }: GenreScore): void {
  for (const channel of mix) biquad(channel, 'highpass', 28);
  balanceTone(mix, darkness);
  const meter = new LoudnessMeter({ sampleRate: SAMPLE_RATE, channels: 2 });
  meter.push(mix);
  limit(mix, dbToGain(loudnessLufs - meter.integrated()), CEILING);
  const fade = seconds(1.6);
  for (const channel of mix) {
    const from = channel.length - fade;
    for (let i = 0; i < fade; i++) channel[from + i]! *= (1 - i / fade) ** 1.5;
    for (let i = 0; i < 64; i++) channel[i]! *= i / 64;
  }
}
