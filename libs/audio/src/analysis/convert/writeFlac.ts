import { registerFlacEncoder } from '@mediabunny/flac-encoder';
import {
  AudioSample,
  AudioSampleSource,
  FlacOutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
} from 'mediabunny';
import { blockBytesOf, type PcmSource } from './pcm';

/** Sample rates in Hz that the encoder supports. */
const RATES = [8000, 16000, 22050, 24000, 32000, 44100, 48000, 88200, 96000, 176400, 192000];
const MOST_BITS = 24;
/** Bytes of `fLaC` and the stream information, which the encoder writes again at the end. */
const HEADER_BYTES = 42;
const BLOB_BYTES = 1 << 20;

/**
 * Whether FLAC can store the samples without loss: the format has no floats, and the encoder does not support 32 bits.
 */
export const fitsFlac = ({ sampleRate, bits, isFloat }: PcmSource): boolean =>
  !isFloat && bits <= MOST_BITS && RATES.includes(sampleRate);

/** Encodes a FLAC without tags chunk by chunk. Encoded parts are stored in Blobs, which browsers can move to disk. */
export async function writeFlac(pcm: PcmSource, onFrames: (frames: number) => void): Promise<Blob> {
  registerFlacEncoder();
  const source = new AudioSampleSource({ codec: 'flac' });
  const { target, finish } = collectFile();
  const output = new Output({ format: new FlacOutputFormat(), target });
  output.addAudioTrack(source);
  await output.start();
  try {
    let frames = 0;
    for await (const chunk of pcm.chunks) {
      const sample = toSample(pcm, chunk, frames);
      await source.add(sample);
      sample.close();
      frames += chunk.length / blockBytesOf(pcm);
      onFrames(frames);
    }
    await output.finalize();
    return finish();
  } catch (error) {
    await output.cancel().catch(() => undefined);
    throw error;
  }
}

function toSample(pcm: PcmSource, chunk: Uint8Array<ArrayBuffer>, frames: number): AudioSample {
  const { sampleRate, channels: numberOfChannels, bits } = pcm;
  const common = { sampleRate, numberOfChannels, timestamp: frames / sampleRate };
  if (bits === 16) return new AudioSample({ ...common, format: 's16', data: new Int16Array(chunk.buffer) });
  if (bits === 8) return new AudioSample({ ...common, format: 'u8', data: chunk });
  const data = new Int32Array(chunk.length / 3);
  for (let at = 0; at < data.length; at += 1)
    data[at] = (chunk[3 * at]! << 8) | (chunk[3 * at + 1]! << 16) | (chunk[3 * at + 2]! << 24);
  return new AudioSample({ ...common, format: 's32', data });
}

function collectFile() {
  const header = new Uint8Array(HEADER_BYTES);
  const done: Blob[] = [];
  let recent: Uint8Array<ArrayBuffer>[] = [];
  let recentBytes = 0;
  const writable = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => {
      const inHeader = Math.max(0, Math.min(data.length, HEADER_BYTES - position));
      header.set(data.subarray(0, inHeader), Math.min(position, HEADER_BYTES));
      recent.push(data.slice(inHeader));
      recentBytes += data.length - inHeader;
      if (recentBytes < BLOB_BYTES) return;
      done.push(new Blob(recent));
      [recent, recentBytes] = [[], 0];
    },
  });
  return {
    target: new StreamTarget(writable),
    finish: () => new Blob([header, ...done, ...recent], { type: 'audio/flac' }),
  };
}
