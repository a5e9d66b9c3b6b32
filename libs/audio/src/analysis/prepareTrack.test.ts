/** @jest-environment node */
import { prepareTrack, type PreparedAudio } from './prepareTrack';
import { retag } from './retag/retag';
import { mp3File, wavFile } from './testing/files';
import { decodeMp3, registerMp3Decoder } from './testing/mp3Decoder';

// FLAC sources need a browser's decoder; the browser tests upload them.

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

  test('gives a stream of the same length, gapless as the master', async () => {
    expect(prepared).toMatchObject({ format: 'mp3', analysis: { durationMs: 1000, frames: 44_100 } });
    expect((await decodeMp3(prepared.stream.blob))[0]).toHaveLength(44_100);
  });

  test('gives nothing for buyers: they get the master, which encoding again could only harm', () => {
    expect(prepared.purchase).toBeNull();
  });
});

test('a damaged file says what is wrong with it and leaves no encoder running', async () => {
  const bytes = wavFile(0.5);
  await expect(prepareTrack(new Blob([bytes.slice(0, 25_000)]))).rejects.toMatchObject({
    name: 'AudioFileError',
    code: 'truncated',
  });
});
