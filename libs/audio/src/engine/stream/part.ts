import type { EngineTrack } from '../engineTypes';
import type { TrackFile } from './trackFile';

/** A track and its file. */
export type Loaded = { track: EngineTrack; file: TrackFile };

/** A track with its position on a deck's timeline. */
export type Part = Loaded & {
  /** Position on the timeline at which its audio begins, in seconds. */
  startS: number;
  /** Index of the frame that is appended next. */
  nextFrame: number;
  /** Requested start of playback, until the frames there have arrived. */
  fromMs: number | null;
  /** Whether the next append does not continue the previous one, so that its timestamp offset must be set. */
  isUnplaced: boolean;
};

/** Frames before the requested one that a decoder needs to start; they are decoded but not audible. */
const LEAD_FRAMES = 3;
/**
 * Number of last frames that are held back until the file is complete, because only then the length of their padding is
 * known.
 */
const HELD_FRAMES = 4;
const FRAMES_PER_APPEND = 160;

export const makePart = (loaded: Loaded, startS: number, fromMs = 0): Part => ({
  ...loaded,
  startS,
  nextFrame: 0,
  fromMs: fromMs > 0 ? fromMs : null,
  isUnplaced: true,
});

/** Duration of the audio without the encoder's silence, in seconds; null until the file is complete. */
export function exactDurationS({ file, track }: Loaded): number | null {
  const header = file.frames.header();
  if (!header || !file.isComplete()) return null;
  const { delay, padding } = silenceOf({ file, track });
  const samples = file.frames.count() * header.samplesPerFrame - delay - padding;
  return Math.max(0, samples) / header.sampleRate;
}

function silenceOf({ file, track }: Loaded): { delay: number; padding: number } {
  const tag = file.frames.tag();
  const delay = track.encoderDelay ?? tag?.encoderDelay ?? 0;
  return { delay, padding: track.encoderPadding ?? tag?.encoderPadding ?? 0 };
}

export const isAppended = (part: Part) => part.file.isComplete() && part.nextFrame >= part.file.frames.count();

/** One append to the browser's buffer: bytes, and the range of the timeline that they may fill. */
export type Append = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Timestamp of the first frame in seconds; null: directly after the previous append. */
  offsetS: number | null;
  windowStartS: number;
  windowEndS: number;
};

/** Takes the next append of a part; null while there is none. */
export function takeAppend(part: Part): Append | null {
  const { file, startS } = part;
  const header = file.frames.header();
  if (!header) return null;
  const frameS = header.samplesPerFrame / header.sampleRate;
  const delayS = silenceOf(part).delay / header.sampleRate;
  const available = file.isComplete() ? file.frames.count() : file.frames.count() - HELD_FRAMES;
  if (part.fromMs !== null) {
    const wanted = Math.floor((part.fromMs / 1000 + delayS) / frameS) - LEAD_FRAMES;
    part.nextFrame = Math.max(0, file.isComplete() ? Math.min(wanted, available - LEAD_FRAMES) : wanted);
    part.isUnplaced = true;
    if (part.nextFrame + LEAD_FRAMES >= available && !file.isComplete()) return null;
    part.fromMs = null;
  }
  const from = part.nextFrame;
  const to = Math.min(from + FRAMES_PER_APPEND, available);
  if (to <= from) return null;
  const durationS = exactDurationS(part);
  const append = {
    bytes: file.frames.slice(from, to),
    offsetS: part.isUnplaced ? startS + from * frameS - delayS : null,
    windowStartS: startS,
    windowEndS: durationS === null ? Infinity : startS + durationS,
  };
  part.nextFrame = to;
  part.isUnplaced = false;
  return append;
}

/** Position on the timeline up to which a part was appended, in seconds. */
export function appendedS(part: Part): number {
  const header = part.file.frames.header();
  if (!header) return part.startS;
  const samples = part.nextFrame * header.samplesPerFrame - silenceOf(part).delay;
  return part.startS + Math.max(0, samples) / header.sampleRate;
}

/** Duration of the received part of a file, in ms. */
export function arrivedMs({ frames }: TrackFile): number {
  const header = frames.header();
  return header ? (frames.count() * header.samplesPerFrame * 1000) / header.sampleRate : 0;
}
