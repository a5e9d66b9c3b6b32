/** A file as it comes from the programs of the world, and what becomes of it here. */
export interface Recipe {
  file: string;
  /** For the table in docs/audio-files.md. */
  what: string;
  /** A line of shell that makes it in the current folder; `tone.wav` and `cover.png` lie there. */
  make: string;
  /** What no program does by itself: cutting, or putting something in front. `read` reads another file of the folder. */
  edit?: (bytes: Buffer, read: (file: string) => Buffer) => Buffer;
  /** As `Verdict` describes it. */
  outcome: string;
  /** A file of the same samples, where ffmpeg does not read this one. */
  sameAs?: string;
}

export const SOURCES = [
  'sox -n -r 44100 -c 2 -b 16 tone.wav synth 1 sine 440 sine 550 gain -6',
  'sox -n -r 48000 -c 6 -b 24 tone51.wav synth 1 sine 200 sine 250 sine 300 sine 350 sine 400 sine 450 gain -12',
  'sox -n -r 192000 -c 2 -b 24 tone192.wav synth 1 sine 440 sine 550 gain -6',
  'ffmpeg -v error -f lavfi -i color=c=teal:s=64x64:d=1 -frames:v 1 cover.png',
];

export const cutAt = (share: number) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share));
