/** Formats that an artist can upload. AIFF and ALAC are stored as FLAC, or as WAV when FLAC cannot represent them. */
export type AudioSourceFormat = 'mp3' | 'wav' | 'flac' | 'aiff' | 'alac';

/**
 * Why a file cannot become a track. `empty`: no bytes or no samples; `not_audio`: not an audio file, whatever its name;
 * `unsupported`: an audio or video format, or a variant of one, that is not accepted; `truncated`: shorter than its
 * header declares; `undecodable`: damaged.
 */
export type AudioFaultCode = 'empty' | 'not_audio' | 'unsupported' | 'truncated' | 'undecodable';

/** A refusal. The message is in English, for logs and responses of the server. */
export interface AudioFault {
  fault: AudioFaultCode;
  message: string;
}

/** Properties of the audio according to the file's header. */
export interface SoundFacts {
  sampleRate: number;
  channels: number;
  /**
   * Samples per channel that the complete file decodes to, including encoder delay and padding; null when the header
   * does not contain it.
   */
  frames: number | null;
}

export interface Mp3Facts extends SoundFacts {
  format: 'mp3';
  /** Samples to drop at the start and the end of the decoded audio (files with a LAME tag). */
  trim: { start: number; end: number };
  /**
   * Offsets in bytes of the end of the ID3v2 tags and of the first frame. There may be zeros or an unknown tag between
   * them.
   */
  tagEnd: number;
  firstFrame: number;
}

/** Layout of an uncompressed sample: an integer or float of `bits` bits, padded to whole bytes. */
export interface SampleLayout {
  bits: number;
  isFloat: boolean;
  isLittleEndian: boolean;
}

export interface WavFacts extends SoundFacts {
  format: 'wav';
  layout: SampleLayout;
  /** Whether every reader can read the header: a RIFF whose sizes are those of the file. */
  isPlain: boolean;
}

export interface FlacFacts extends SoundFacts {
  format: 'flac';
  /** Offset of `fLaC` in bytes: after an ID3v2 tag, which some programs prepend. */
  start: number;
  /** Whether frame headers contain the rate in kHz (ffmpeg writes it so for 192 kHz). */
  hasKilohertzRates: boolean;
}

export interface AiffFacts extends SoundFacts {
  format: 'aiff';
  layout: SampleLayout;
  /** Offset and length of the samples in bytes. */
  sound: { start: number; bytes: number };
  /** Chunks that may contain tags, with offset and length in bytes. */
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

/**
 * A fault for an unsupported format, with the advice to export the file again.
 * @param what the kind of file, such as "an Ogg file"
 */
export const unsupported = (what: string): AudioFault => fault('unsupported', `This is ${what}. ${EXPORT_AS}`);

const MOST_CHANNELS = 8;
const LOWEST_HERTZ = 1000;
const HIGHEST_HERTZ = 768_000;

/** The fault of the channels and the rate in a header; null when they are plausible. */
export function faultOfSignal({
  sampleRate,
  channels,
}: Pick<SoundFacts, 'sampleRate' | 'channels'>): AudioFault | null {
  if (channels > MOST_CHANNELS) return unsupported(`sound of ${channels} channels, which are too many`);
  const isSound = channels >= 1 && sampleRate >= LOWEST_HERTZ && sampleRate <= HIGHEST_HERTZ;
  return isSound ? null : fault('undecodable', 'The header of this file is damaged.');
}
