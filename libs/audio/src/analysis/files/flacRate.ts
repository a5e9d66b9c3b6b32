import type { FlacFacts } from '@fairtone/media';
import type { InputAudioTrack } from 'mediabunny';
import { readSlice } from '../retag/bytes';

// mediabunny 1.61 reads the rate of a frame that gives it in kHz (RFC 9639, section 9.1.2) as if it were in Hz, finds that it differs
// from the stream's rate, and rejects the frame. docs/upstream/mediabunny-flac-rate.md has the details. Until it is fixed there, the
// demuxer gets a stream of 192 Hz instead of 192 kHz, and the decoder gets the true rate.

/** Offset of the rate: after `fLaC`, a block header, and ten bytes of block and frame sizes. */
const RATE_OFFSET = 18;
const RATE_BYTES = 3;

function rateBytes([a, b, c]: Uint8Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  if (a === undefined || b === undefined || c === undefined) throw new Error('This FLAC file ends inside its header.');
  // The rate has 20 bits; the last four bits of the third byte are channels and sample size.
  return Uint8Array.of(sampleRate >> 12, sampleRate >> 4, ((sampleRate & 15) << 4) | (c & 15));
}

/** Returns the file with the rate in kHz in its stream information, which the demuxer also finds in the frames. */
export async function withRateInKilohertz(file: Blob, { start, sampleRate }: FlacFacts): Promise<Blob> {
  const at = start + RATE_OFFSET;
  const patched = rateBytes(await readSlice(file, at, RATE_BYTES), sampleRate / 1000);
  return new Blob([file.slice(0, at), patched, file.slice(at + RATE_BYTES)]);
}

/** Configures decoders of a track with the true sample rate, because the demuxer was given another one. */
export function overrideSampleRate(track: InputAudioTrack, { sampleRate }: FlacFacts): void {
  const ask = track.getDecoderConfig.bind(track);
  track.getDecoderConfig = async () => {
    const config = await ask();
    if (!config?.description) return config;
    const description = new Uint8Array(config.description as Uint8Array<ArrayBuffer>);
    description.set(rateBytes(description.subarray(RATE_OFFSET), sampleRate), RATE_OFFSET);
    return { ...config, sampleRate, description };
  };
}
