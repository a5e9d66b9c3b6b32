import { AudioFileError } from './files/audioFileError';
import type { AudioFormat, TrackTags } from './files/audioFormat';
import { decodeAudioFile, type DecodedAudioFile } from './files/decodeAudioFile';
import { releaseSamples } from './planar';
import { createRenditions, type RenditionMaker, type Renditions } from './renditions';

/** Result of reading a file. `purchase` is null for an MP3, because buyers get the master itself. */
export type PreparedAudio = Renditions & {
  format: AudioFormat;
  tags: TrackTags;
};

const MOST_CHANNELS = 8;
const REPORT_EVERY = 0.01;

/**
 * Makes everything an upload needs in one pass over the file: both renditions, and the measurements of the stream.
 * Never holds the complete decoded audio in memory. Intended for a Web Worker.
 * @param onProgress called with 0..1, about a hundred times
 * @throws AudioFileError when the file cannot become a track
 */
export async function prepareTrack(
  file: Blob,
  onProgress: (progress: number) => void = () => undefined,
): Promise<PreparedAudio> {
  const decoded = await decodeAudioFile(file);
  const { sampleRate, channels, format, tags } = decoded;
  if (channels > MOST_CHANNELS) throw new AudioFileError('unsupported', `${channels} channels are too many.`);
  // Encoding an MP3 again would lose quality and only add bytes.
  const maker = await createRenditions({ sampleRate, channels, hasPurchase: format !== 'mp3' });
  try {
    await pump(decoded, maker, onProgress);
    const renditions = await maker.finish();
    onProgress(1);
    return { format, tags, ...renditions };
  } catch (error) {
    await maker.cancel();
    throw error;
  }
}

async function pump(
  decoded: DecodedAudioFile,
  maker: RenditionMaker,
  onProgress: (progress: number) => void,
): Promise<void> {
  let frames = 0;
  let reported = 0;
  for await (const chunk of decoded.chunks) {
    frames += chunk[0]?.length ?? 0;
    await maker.push(chunk);
    releaseSamples(chunk);
    const progress = decoded.frames ? Math.min(0.99, frames / decoded.frames) : 0;
    if (progress - reported >= REPORT_EVERY) onProgress((reported = progress));
  }
}
