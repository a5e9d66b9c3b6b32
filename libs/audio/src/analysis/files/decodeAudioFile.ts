import {
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  MP3,
  WAVE,
  type AudioSample,
  type InputAudioTrack,
} from 'mediabunny';
import type { PlanarChunk } from '../planar';
import { AudioFileError } from './audioFileError';
import type { AudioFormat, TrackTags } from './audioFormat';
import { inspectAudioFile, type AudioFileInspection } from './inspectAudioFile';
import { readTags } from './readTags';
import { trimChunks } from './trimChunks';

export type DecodedAudioFile = {
  format: AudioFormat;
  sampleRate: number;
  channels: number;
  /** Samples per channel to come, for progress; null when the file does not say. */
  frames: number | null;
  tags: TrackTags;
  /** Can be read once. Throws {@link AudioFileError} where the file turns out to be damaged or shorter than it says. */
  chunks: AsyncIterable<PlanarChunk>;
};

const FORMATS = { mp3: MP3, wav: WAVE, flac: FLAC };
/** A decoder may swallow its first frame; more than that is missing music. */
const FRAMES_TOLERATED = 2304;

/**
 * Opens an MP3, WAV or FLAC file and decodes it piece by piece. WAV works everywhere; MP3 and FLAC need WebCodecs, that is a
 * browser (page or worker).
 * @throws AudioFileError with a code that says what is wrong with the file
 */
export async function decodeAudioFile(file: Blob): Promise<DecodedAudioFile> {
  const inspection = await inspectAudioFile(file);
  const input = new Input({ source: new BlobSource(file), formats: [FORMATS[inspection.format]] });
  const track = await openTrack(input);
  const { format, sampleRate, trim } = inspection;
  return {
    format,
    sampleRate,
    channels: await track.getNumberOfChannels(),
    frames: inspection.frames === null ? null : inspection.frames - trim.start - trim.end,
    tags: await readTags(input),
    chunks: trimChunks(decode(input, track, inspection), trim),
  };
}

async function openTrack(input: Input): Promise<InputAudioTrack> {
  try {
    const track = await input.getPrimaryAudioTrack();
    if (track && (await track.canDecode())) return track;
  } catch (cause) {
    input.dispose();
    throw new AudioFileError('undecodable', 'The header of this file is damaged.', { cause });
  }
  input.dispose();
  throw new AudioFileError('unsupported', 'This variant of audio cannot be decoded here.');
}

async function* decode(
  input: Input,
  track: InputAudioTrack,
  inspection: AudioFileInspection,
): AsyncGenerator<PlanarChunk> {
  let decoded = 0;
  const missing = () => inspection.frames !== null && decoded < inspection.frames - FRAMES_TOLERATED;
  try {
    for await (const sample of new AudioSampleSink(track).samples()) {
      const chunk = toPlanar(sample);
      sample.close();
      decoded += chunk[0]?.length ?? 0;
      yield chunk;
    }
  } catch (cause) {
    // A cut FLAC file either stops early or breaks at the cut: its header promised more in both cases.
    const code = inspection.format === 'flac' && missing() ? 'truncated' : 'undecodable';
    throw new AudioFileError(code, 'This file breaks off while it is decoded.', { cause });
  } finally {
    input.dispose();
  }
  if (decoded === 0) throw new AudioFileError('empty', 'This file holds no audio.');
  if (missing())
    throw new AudioFileError('truncated', `This file should hold ${inspection.frames} samples and holds ${decoded}.`);
}

function toPlanar(sample: AudioSample): PlanarChunk {
  return Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const plane = new Float32Array(sample.numberOfFrames);
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
    return plane;
  });
}
