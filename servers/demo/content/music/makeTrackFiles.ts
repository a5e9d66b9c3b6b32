import { createRenditions, retag, type AudioFormat, type Mp3File, type TrackAnalysis, type TrackTags } from '@fairtone/audio/analysis';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeFlac } from './files/flac';
import { encodeWav } from './files/wav';
import { renderTrack, type RenderedTrack } from './renderTrack';
import type { TrackRequest } from './trackRequest';

export type TrackFilesRequest = TrackRequest & {
  /** The file that the artist "uploaded"; an MP3 original is the 320 kbit/s file itself. */
  master: AudioFormat;
  tags?: TrackTags;
};

export type TrackFile = { path: string; bytes: number; format: AudioFormat };

export type TrackFiles = {
  analysis: TrackAnalysis;
  tempo: number;
  key: string;
  instruments: string[];
  /** Length of the 128 kbit/s stream, in samples at `streamSampleRate`. */
  encoderDelay: number;
  encoderPadding: number;
  streamSampleRate: number;
  files: { original: TrackFile; purchase: TrackFile; stream: TrackFile };
};

const CHUNK_FRAMES = 1152 * 24;

/**
 * Composes a piece and writes `original.<ext>`, `purchase.mp3` (320 kbit/s) and `stream.mp3` (128 kbit/s, untagged) into
 * `outDir`, measured and encoded by the code that handles uploads.
 */
export async function makeTrackFiles(request: TrackFilesRequest, outDir: string): Promise<TrackFiles> {
  const track = renderTrack(request);
  await mkdir(outDir, { recursive: true });
  const { analysis, purchase, stream } = await measureAndEncode(track);
  const tags: TrackTags = { genre: request.genre, ...request.tags };

  const save = async (name: string, format: AudioFormat, blob: Blob, isTagged: boolean): Promise<TrackFile> => {
    const path = join(outDir, `${name}.${format}`);
    const final = new Uint8Array(await (isTagged ? await retag(blob, format, tags) : blob).arrayBuffer());
    await writeFile(path, final);
    return { path, bytes: final.length, format };
  };
  const files = {
    original: await save('original', request.master, await encodeMaster(track, request.master, purchase), true),
    purchase: await save('purchase', 'mp3', purchase.blob, true),
    stream: await save('stream', 'mp3', stream.blob, false),
  };
  const { tempo, key, instruments } = track;
  const { encoderDelay, encoderPadding, sampleRate: streamSampleRate } = stream;
  return { analysis, tempo, key, instruments, encoderDelay, encoderPadding, streamSampleRate, files };
}

async function encodeMaster(track: RenderedTrack, master: AudioFormat, purchase: Mp3File): Promise<Blob> {
  if (master === 'mp3') return purchase.blob;
  return new Blob([await (master === 'wav' ? encodeWav(track.channels, track.sampleRate) : encodeFlac(track.channels, track.sampleRate))]);
}

async function measureAndEncode(track: RenderedTrack): Promise<{ analysis: TrackAnalysis; purchase: Mp3File; stream: Mp3File }> {
  const { sampleRate, channels } = track;
  const maker = await createRenditions({ sampleRate, channels: 2, hasPurchase: true });
  for (let from = 0; from < channels[0].length; from += CHUNK_FRAMES)
    await maker.push(channels.map((samples) => samples.subarray(from, from + CHUNK_FRAMES)));
  const { analysis, purchase, stream } = await maker.finish();
  return { analysis, purchase: purchase!, stream };
}
