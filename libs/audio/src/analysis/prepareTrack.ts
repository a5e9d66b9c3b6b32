import { createAnalyser, type TrackAnalysis } from './analyser';
import type { AudioFormat, TrackTags } from './files/audioFormat';
import { AudioFileError } from './files/audioFileError';
import { decodeAudioFile, type DecodedAudioFile } from './files/decodeAudioFile';
import { createMp3Encoder, type Mp3Encoder, type Mp3File } from './mp3/mp3Encoder';
import { releaseSamples } from './planar';

export type PreparedAudio = {
  format: AudioFormat;
  tags: TrackTags;
  /** Of the music itself: at the source's sample rate, without encoder delay and padding. */
  analysis: TrackAnalysis;
  /** 128 kbit/s; delay and padding are samples at `stream.sampleRate`. */
  stream: Mp3File;
  /** 320 kbit/s. */
  purchase: Mp3File;
};

const MOST_CHANNELS = 8;
const REPORT_EVERY = 0.01;

/**
 * Everything an upload needs, in one pass over the file: measures it and encodes both renditions while it is decoded. The
 * decoded audio is never held as a whole. Made for a Web Worker.
 *
 * @param onProgress 0..1, about a hundred times
 * @throws AudioFileError when the file cannot become a track
 */
export async function prepareTrack(
  file: Blob,
  onProgress: (progress: number) => void = () => undefined,
): Promise<PreparedAudio> {
  const decoded = await decodeAudioFile(file);
  const { sampleRate, channels, format, tags } = decoded;
  if (channels > MOST_CHANNELS) throw new AudioFileError('unsupported', `${channels} channels are too many.`);
  const analyser = createAnalyser({ sampleRate, channels });
  const encoders: Mp3Encoder[] = [];
  try {
    for (const bitrate of [128_000, 320_000] as const)
      encoders.push(await createMp3Encoder({ sampleRate, channels, bitrate }));
    await pump(decoded, analyser.push, encoders, onProgress);
    const [stream, purchase] = await Promise.all(encoders.map((encoder) => encoder.finish()));
    onProgress(1);
    return { format, tags, analysis: analyser.finish(), stream: stream!, purchase: purchase! };
  } catch (error) {
    await Promise.allSettled(encoders.map((encoder) => encoder.cancel()));
    throw error;
  }
}

async function pump(
  decoded: DecodedAudioFile,
  measure: (chunk: Float32Array[]) => void,
  encoders: Mp3Encoder[],
  onProgress: (progress: number) => void,
): Promise<void> {
  let frames = 0;
  let reported = 0;
  for await (const chunk of decoded.chunks) {
    const ready = encoders.map((encoder) => encoder.push(chunk));
    measure(chunk);
    await Promise.all(ready);
    frames += chunk[0]?.length ?? 0;
    releaseSamples(chunk);
    const progress = decoded.frames ? Math.min(0.99, frames / decoded.frames) : 0;
    if (progress - reported >= REPORT_EVERY) onProgress((reported = progress));
  }
}
