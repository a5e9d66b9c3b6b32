import type { DrumId } from '../drums/catalogue';
import type { ScaleName } from '../theory/scales';
import type { VoiceId } from '../voices/catalogue';

/**
 * A pattern of sixteenths, one or more bars long; spaces are for the eye. `-` holds the stroke before it, `.` rests.
 * Drums: X accent, x normal, o ghost, ? perhaps. Chords: X x o whole chord, D U strum down or up, l low note, h the others,
 * 0-9 one note of the chord counted from below. Bass: R root, r short root, O octave, 5 fifth, 3 third, 7 seventh,
 * 4 below the root, A approach to the next root. Melody cells: x a note.
 */
export type Pattern = string;

export type Harmony = {
  scale: ScaleName;
  /** Scale of the melody, when it differs from that of the chords. */
  tune?: ScaleName;
  verse: string[];
  lift: string[];
};

export type Insert =
  | { kind: 'amp'; drive: number; tone: number }
  | { kind: 'chorus'; depthMs: number; hz: number }
  | { kind: 'tremolo'; hz: number; depth: number; pan?: boolean }
  | { kind: 'duck'; depth: number }
  | { kind: 'lowpass' | 'highpass'; hz: number }
  | { kind: 'opening'; fromHz: number; toHz: number }
  | { kind: 'crush'; bits: number };

type PartBase = {
  /** Alternative instruments; the seed chooses one. */
  voices: VoiceId[];
  register: [low: number, high: number];
  /** Loudness in the mix, in dB relative to a lead at 0. */
  level: number;
  /** -1 left .. 1 right. */
  pan?: number;
  /** Stereo width 0..1: two takes, one on each side. */
  width?: number;
  reverb?: number;
  delay?: number;
  /** Plays in sections of at least this intensity: 1 intro and outro, 2 verse and bridge, 3 second verse, 4 lift. */
  from?: number;
  /** ... and at most this. */
  until?: number;
  inserts?: Insert[];
};

export type PartScore = PartBase &
  (
    | { role: 'bass'; verse: Pattern[]; lift?: Pattern[] }
    | { role: 'chords'; verse: Pattern[]; lift?: Pattern[]; size?: number; strumMs?: number }
    | { role: 'lead' | 'riff'; cells: Pattern[]; liftCells?: Pattern[]; leap?: number; grace?: number }
    /** Fills the gaps between the phrases of the lead. */
    | { role: 'answer'; cells: Pattern[] }
    /** Doubles the lead a third below in the lift. */
    | { role: 'harmony'; steps?: number }
  );

export type Groove = Partial<Record<DrumId, Pattern>>;

export type DrumScore = {
  verse: Groove[];
  lift?: Groove[];
  /** Pattern for intro, outro and bridge; silent there when omitted. */
  light?: Groove[];
  /** Drums of the fills at the end of a section; no fills when omitted. */
  fills?: DrumId[];
  crash?: DrumId;
  level: number;
  room: number;
};

export type GenreScore = {
  name: string;
  tempo: [low: number, high: number];
  /** Quarter notes a bar. */
  beats: 3 | 4;
  swing?: { unit: 8 | 16; amount: number };
  /** Timing variation of the players, in milliseconds. */
  looseness: number;
  tonics: number[];
  harmony: Harmony[];
  phraseBars?: 4 | 8 | 12;
  drums?: DrumScore;
  parts: PartScore[];
  space: { reverbSeconds: number; damping: number; wet: number; delay?: { steps: number; feedback: number; wet: number } };
  loudnessLufs: number;
  /** dB by which the treble may be quieter than in other genres. */
  darkness?: number;
};
