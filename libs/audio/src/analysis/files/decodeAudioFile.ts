import {
  AudioSampleSink,
  BlobSource,
  canDecodeAudio,
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
import { overrideSampleRate } from './flacRate';
import { inspectAudioFile } from './inspectAudioFile';
import { readableFile, type StoredFacts } from './readableFile';
import { readTags } from './readTags';
import { trimChunks } from './trimChunks';

export type DecodedAudioFile = {
  format: AudioFormat;
  sampleRate: number;
  channels: number;
  /** Number of samples per channel, for progress; null when the file does not contain it. */
  frames: number | null;
  tags: TrackTags;
  /** Can be read once. Throws {@link AudioFileError} when the file is damaged or shorter than its header declares. */
  chunks: AsyncIterable<PlanarChunk>;
};

const NO_TRIM = { start: 0, end: 0 };
const FORMATS = { mp3: MP3, wav: WAVE, flac: FLAC };
/** Samples that may be missing, because a decoder may drop its first frame; a larger gap is missing audio. */
const FRAMES_TOLERATED = 2304;

/**
 * Opens an MP3, WAV or FLAC file and decodes it chunk by chunk. WAV works everywhere; MP3 and FLAC need WebCodecs, that
 * is a browser (page or worker), or a decoder that was registered with mediabunny.
 * @throws AudioFileError with a code that says what is wrong with the file
 */
export async function decodeAudioFile(file: Blob): Promise<DecodedAudioFile> {
  const facts = await inspectAudioFile(file);
  if (facts.format === 'aiff' || facts.format === 'alac')
    throw new AudioFileError('unsupported', `A file of format ${facts.format} is converted before it is decoded.`);
  const input = new Input({
    source: new BlobSource(await readableFile(file, facts)),
    formats: [FORMATS[facts.format]],
  });
  const track = await openTrack(input, facts);
  const { format, sampleRate } = facts;
  const trim = facts.format === 'mp3' ? facts.trim : NO_TRIM;
  return {
    format,
    sampleRate,
    channels: await track.getNumberOfChannels(),
    frames: facts.frames === null ? null : facts.frames - trim.start - trim.end,
    tags: await readTags(input),
    chunks: trimChunks(decode(input, track, facts), trim),
  };
}

async function openTrack(input: Input, facts: StoredFacts): Promise<InputAudioTrack> {
  try {
    const track = await input.getPrimaryAudioTrack();
    if (track && (await canDecode(track, facts))) return track;
  } catch (cause) {
    input.dispose();
    throw new AudioFileError('undecodable', 'The header of this file is damaged.', { cause });
  }
  input.dispose();
  throw new AudioFileError('unsupported', 'This variant of audio cannot be decoded here.');
}

async function canDecode(track: InputAudioTrack, facts: StoredFacts): Promise<boolean> {
  if (facts.format !== 'flac' || !facts.hasKilohertzRates) return track.canDecode();
  overrideSampleRate(track, facts);
  // Not `track.canDecode()`, which would check the rate that the demuxer was given.
  const config = await track.getDecoderConfig();
  return config !== null && canDecodeAudio('flac', config);
}

async function* decode(input: Input, track: InputAudioTrack, facts: StoredFacts): AsyncGenerator<PlanarChunk> {
  let decoded = 0;
  const missing = () => facts.frames !== null && decoded < facts.frames - FRAMES_TOLERATED;
  try {
    for await (const sample of new AudioSampleSink(track).samples()) {
      const chunk = toPlanar(sample);
      sample.close();
      decoded += chunk[0]?.length ?? 0;
      yield chunk;
    }
  } catch (cause) {
    // Decoding a truncated FLAC file either stops early or fails at the end; in both cases the header declares more
    // samples.
    const code = facts.format === 'flac' && missing() ? 'truncated' : 'undecodable';
    throw new AudioFileError(code, 'This file breaks off while it is decoded.', { cause });
  } finally {
    input.dispose();
  }
  if (decoded === 0) throw new AudioFileError('empty', 'This file holds no audio.');
  if (missing())
    throw new AudioFileError('truncated', `This file should hold ${facts.frames} samples and holds ${decoded}.`);
}

function toPlanar(sample: AudioSample): PlanarChunk {
  return Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const plane = new Float32Array(sample.numberOfFrames);
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
    return plane;
  });
}
