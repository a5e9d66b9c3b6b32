import type { EngineTrack } from '../engineTypes';
import type { TrackFile } from './trackFile';

/** A track to be played, and its file. */
export type Loaded = { track: EngineTrack; file: TrackFile };

/** A track at its place on a deck's timeline. */
export type Part = Loaded & {
  /** Seconds on the timeline at which its music begins. */
  startS: number;
  /** The frame that is given to the browser next. */
  nextFrame: number;
  /** Requested start of playback, while the frames there are not loaded yet. */
  fromMs: number | null;
  /** The next append is not contiguous: its timestamp offset must be set. */
  isUnplaced: boolean;
};

/** Frames before the wanted one that a decoder needs to get going; they are decoded, not heard. */
const LEAD_FRAMES = 3;
/** The last frames wait for the end of the file: only then is it known how much of them is music. */
const HELD_FRAMES = 4;
const FRAMES_PER_APPEND = 160;

export const makePart = (loaded: Loaded, startS: number, fromMs = 0): Part => ({
  ...loaded,
  startS,
  nextFrame: 0,
  fromMs: fromMs > 0 ? fromMs : null,
  isUnplaced: true,
});

/** Of the music, without the encoder's silence; null until the whole file is here. */
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

/** What the browser gets in one piece: bytes, and the part of the timeline they may fill. */
export type Append = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Time of the first byte's frame; null: directly after the previous append. */
  offsetS: number | null;
  windowStartS: number;
  windowEndS: number;
};

/** The next piece of a part, or null while there is none. */
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

/** Seconds on the timeline up to which a part was given to the browser. */
export function appendedS(part: Part): number {
  const header = part.file.frames.header();
  if (!header) return part.startS;
  const samples = part.nextFrame * header.samplesPerFrame - silenceOf(part).delay;
  return part.startS + Math.max(0, samples) / header.sampleRate;
}

/** How much of a file is here, in milliseconds of music. */
export function arrivedMs({ frames }: TrackFile): number {
  const header = frames.header();
  return header ? (frames.count() * header.samplesPerFrame * 1000) / header.sampleRate : 0;
}
