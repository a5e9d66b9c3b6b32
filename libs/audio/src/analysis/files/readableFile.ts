import type { FlacFacts, Mp3Facts, WavFacts } from '@fairtone/media';
import { rewriteWav } from '../retag/rewriteWav';
import { withRateInKilohertz } from './flacRate';

export type StoredFacts = Mp3Facts | WavFacts | FlacFacts;

/**
 * Returns the file in a form that the demuxer can read: fixes WAVs without a size in their header, MP3s with bytes
 * before the first frame, FLACs with frame rates in kHz. Copies nothing: the result refers to slices of the file.
 */
export async function readableFile(file: Blob, facts: StoredFacts): Promise<Blob> {
  switch (facts.format) {
    case 'wav':
      return facts.isPlain ? file : rewriteWav(file);
    case 'mp3':
      return facts.firstFrame === facts.tagEnd
        ? file
        : new Blob([file.slice(0, facts.tagEnd), file.slice(facts.firstFrame)]);
    case 'flac':
      return facts.hasKilohertzRates ? withRateInKilohertz(file, facts) : file;
  }
}
