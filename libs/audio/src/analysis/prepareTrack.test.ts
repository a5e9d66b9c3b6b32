/** @jest-environment node */
import { MPEGDecoder } from 'mpg123-decoder';
import { prepareTrack, type PreparedAudio } from './prepareTrack';
import { retag } from './retag/retag';
import { wavFile } from './testing/files';

// MP3 and FLAC sources need a browser's decoders; the browser tests upload them.

describe('one pass over a WAV', () => {
  const progress: number[] = [];
  let prepared: PreparedAudio;
  beforeAll(async () => {
    const source = await retag(new Blob([wavFile(0.5)]), 'wav', { title: 'Low Tide', trackNumber: 3 });
    prepared = await prepareTrack(source, (value) => progress.push(value));
  });

  test('gives tags and measurements, and says how far it is', () => {
    expect(prepared.format).toBe('wav');
    expect(prepared.tags).toEqual({ title: 'Low Tide', trackNumber: 3 });
    expect(prepared.analysis).toMatchObject({ durationMs: 500, frames: 22_050 });
    expect(progress.at(-1)).toBe(1);
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  });

  test('gives both renditions, of which the one for buyers is the better one', async () => {
    expect(prepared.purchase.bytes.length).toBeGreaterThan(prepared.stream.bytes.length * 2.2);
    for (const rendition of [prepared.stream, prepared.purchase]) {
      const decoder = new MPEGDecoder();
      await decoder.ready;
      expect(decoder.decode(rendition.bytes).samplesDecoded).toBe(22_050);
    }
  });
});

test('a damaged file says what is wrong with it and leaves no encoder running', async () => {
  const bytes = wavFile(0.5);
  await expect(prepareTrack(new Blob([bytes.slice(0, 25_000)]))).rejects.toMatchObject({
    name: 'AudioFileError',
    code: 'truncated',
  });
});
