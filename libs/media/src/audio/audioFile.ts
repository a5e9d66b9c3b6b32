/** What an artist may upload. AIFF and ALAC are kept as FLAC, or as WAV where FLAC cannot hold them. */
export type AudioSourceFormat = 'mp3' | 'wav' | 'flac' | 'aiff' | 'alac';

/**
 * Why a file cannot become a track. `empty`: no bytes or no samples; `not_audio`: something else, whatever its name says;
 * `unsupported`: audio or video of a kind, or in a variant, that is not taken; `truncated`: shorter than its own header says;
 * `undecodable`: damaged.
 */
export type AudioFaultCode = 'empty' | 'not_audio' | 'unsupported' | 'truncated' | 'undecodable';

/** A refusal. The message is English, for logs and for answers of the server. */
export interface AudioFault {
  fault: AudioFaultCode;
  message: string;
}

/** What the header of a file says. */
export interface SoundFacts {
  sampleRate: number;
  channels: number;
  /** Samples per channel that a complete file decodes to, encoder delay and padding included; null where the header does not say. */
  frames: number | null;
}

export interface Mp3Facts extends SoundFacts {
  format: 'mp3';
  /** Samples to drop at either end of what is decoded (files with a LAME tag). */
  trim: { start: number; end: number };
  /** In bytes: where the ID3v2 tags end, and where the first frame begins. Zeros or a foreign tag may lie between them. */
  tagEnd: number;
  firstFrame: number;
}

/** One sample of uncompressed sound: integer or float, in `bits` bits of a container that ends with a byte. */
export interface SampleLayout {
  bits: number;
  isFloat: boolean;
  isLittleEndian: boolean;
}

export interface WavFacts extends SoundFacts {
  format: 'wav';
  layout: SampleLayout;
  /** Whether the header is as every reader expects it: a RIFF whose sizes are those of the file. */
  isPlain: boolean;
}

export interface FlacFacts extends SoundFacts {
  format: 'flac';
  /** Where `fLaC` is, in bytes: behind an ID3v2 tag that some programs put in front. */
  start: number;
  /** Whether frames give their rate as a whole number of kHz (ffmpeg does so at 192 kHz). */
  hasKilohertzRates: boolean;
}

export interface AiffFacts extends SoundFacts {
  format: 'aiff';
  layout: SampleLayout;
  /** Where the samples lie, in bytes. */
  sound: { start: number; bytes: number };
  /** The chunks that may hold tags. */
  tagChunks: { id: string; start: number; bytes: number }[];
}

export interface AlacFacts extends SoundFacts {
  format: 'alac';
  bits: number;
  /** The decoder's configuration ("magic cookie"), 24 bytes. */
  cookie: Uint8Array;
}

export type AudioFacts = Mp3Facts | WavFacts | FlacFacts | AiffFacts | AlacFacts;

export const fault = (code: AudioFaultCode, message: string): AudioFault => ({ fault: code, message });

const EXPORT_AS = 'Export it as FLAC, WAV or MP3.';

/** @param what the file is, as in "an Ogg file" */
export const unsupported = (what: string): AudioFault => fault('unsupported', `This is ${what}. ${EXPORT_AS}`);

const MOST_CHANNELS = 8;
const LOWEST_HERTZ = 1000;
const HIGHEST_HERTZ = 768_000;

/** What is wrong with channels and rate of a header; null when they are those of music. */
export function faultOfSignal({
  sampleRate,
  channels,
}: Pick<SoundFacts, 'sampleRate' | 'channels'>): AudioFault | null {
  if (channels > MOST_CHANNELS) return unsupported(`sound of ${channels} channels, which are too many`);
  const isSound = channels >= 1 && sampleRate >= LOWEST_HERTZ && sampleRate <= HIGHEST_HERTZ;
  return isSound ? null : fault('undecodable', 'The header of this file is damaged.');
}
