/** @jest-environment node */
import { MPEGDecoder } from 'mpg123-decoder';
import { prepareTrack } from './prepareTrack';
import { retag } from './retag/retag';
import { wavFile } from './testing/files';

// MP3 and FLAC sources need a browser's decoders; the browser tests upload them.

test('one pass over a WAV gives tags, measurements and both renditions', async () => {
  const source = await retag(new Blob([wavFile(2)]), 'wav', { title: 'Low Tide', trackNumber: 3 });
  const progress: number[] = [];
  const prepared = await prepareTrack(source, (value) => progress.push(value));

  expect(prepared.format).toBe('wav');
  expect(prepared.tags).toEqual({ title: 'Low Tide', trackNumber: 3 });
  expect(prepared.analysis).toMatchObject({ durationMs: 2000, frames: 88_200 });
  expect(prepared.purchase.bytes.length).toBeGreaterThan(prepared.stream.bytes.length * 2.2);
  expect(progress.at(-1)).toBe(1);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);

  for (const rendition of [prepared.stream, prepared.purchase]) {
    const decoder = new MPEGDecoder();
    await decoder.ready;
    expect(decoder.decode(rendition.bytes).samplesDecoded).toBe(88_200);
  }
});

test('a damaged file says what is wrong with it and leaves no encoder running', async () => {
  const bytes = wavFile(1);
  await expect(prepareTrack(new Blob([bytes.slice(0, 50_000)]))).rejects.toMatchObject({ name: 'AudioFileError', code: 'truncated' });
});
