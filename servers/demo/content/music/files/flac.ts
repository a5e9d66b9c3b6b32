import { registerFlacEncoder } from '@mediabunny/flac-encoder';
import { AudioSample, AudioSampleSource, BufferTarget, FlacOutputFormat, Output } from 'mediabunny';
import { toInt16Interleaved } from './wav';

let isRegistered = false;

const FRAMES_PER_SAMPLE = 44100;

/** Encodes a 16-bit stereo FLAC file; the encoder runs in a thread of its own. */
export async function encodeFlac(channels: [Float32Array, Float32Array], sampleRate: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!isRegistered) registerFlacEncoder();
  isRegistered = true;
  const samples = toInt16Interleaved(channels);
  const source = new AudioSampleSource({ codec: 'flac' });
  const target = new BufferTarget();
  const output = new Output({ format: new FlacOutputFormat(), target });
  output.addAudioTrack(source);
  await output.start();
  for (let frame = 0; frame * 2 < samples.length; frame += FRAMES_PER_SAMPLE) {
    const sample = new AudioSample({
      data: samples.subarray(frame * 2, (frame + FRAMES_PER_SAMPLE) * 2),
      format: 's16',
      numberOfChannels: 2,
      sampleRate,
      timestamp: frame / sampleRate,
    });
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The FLAC encoder gave nothing back.');
  return new Uint8Array(target.buffer);
}
