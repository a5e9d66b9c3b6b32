/** @jest-environment node */
import { prepareTrack, type PreparedAudio } from './prepareTrack';
import { retag } from './retag/retag';
import { mp3File, wavFile } from './testing/files';
import { decodeMp3, registerMp3Decoder } from './testing/mp3Decoder';

// Decoding FLAC needs a browser; the browser tests upload FLAC files.

describe('one pass over a WAV', () => {
  const progress: number[] = [];
  let prepared: PreparedAudio;
  beforeAll(async () => {
    const source = await retag(new Blob([wavFile(0.5)]), 'wav', { title: 'Low Tide', trackNumber: 3 });
    prepared = await prepareTrack(source, (value) => progress.push(value));
  });

  test('returns tags and measurements, and reports its progress', () => {
    expect(prepared.format).toBe('wav');
    expect(prepared.tags).toEqual({ title: 'Low Tide', trackNumber: 3 });
    expect(prepared.analysis).toMatchObject({ durationMs: 500, frames: 22_050 });
    expect(progress.at(-1)).toBe(1);
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  });

  test('returns both renditions, the one for buyers with the higher bitrate', async () => {
    expect(prepared.purchase!.blob.size).toBeGreaterThan(prepared.stream.blob.size * 2.2);
    for (const rendition of [prepared.stream, prepared.purchase!]) {
      expect((await decodeMp3(rendition.blob))[0]).toHaveLength(22_050);
    }
  });
});

describe('one pass over an MP3', () => {
  let prepared: PreparedAudio;
  beforeAll(async () => {
    registerMp3Decoder();
    prepared = await prepareTrack(new Blob([await mp3File()]));
  });

  test('returns a stream with exactly the samples of the master', async () => {
    expect(prepared).toMatchObject({ format: 'mp3', analysis: { durationMs: 1000, frames: 44_100 } });
    expect((await decodeMp3(prepared.stream.blob))[0]).toHaveLength(44_100);
  });

  test('returns no rendition for buyers, who get the master', () => {
    expect(prepared.purchase).toBeNull();
  });
});

test('a damaged file is refused with its fault code', async () => {
  const bytes = wavFile(0.5);
  await expect(prepareTrack(new Blob([bytes.slice(0, 25_000)]))).rejects.toMatchObject({
    name: 'AudioFileError',
    code: 'truncated',
  });
});
