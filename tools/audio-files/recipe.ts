/** How a file is made by common programs, and the expected verdict. */
export interface Recipe {
  file: string;
  /** Description for the table in docs/audio-files.md. */
  what: string;
  /** Shell command that makes the file in the current folder, which contains `tone.wav` and `cover.png`. */
  make: string;
  /** Changes that no program makes: cutting, or prepending bytes. `read` reads another file of the folder. */
  edit?: (bytes: Buffer, read: (file: string) => Buffer) => Buffer;
  /** The expected verdict; see `Verdict`. */
  outcome: string;
  /** A file with the same samples, for formats that ffmpeg cannot read. */
  sameAs?: string;
}

export const SOURCES = [
  'sox -n -r 44100 -c 2 -b 16 tone.wav synth 1 sine 440 sine 550 gain -6',
  'sox -n -r 48000 -c 6 -b 24 tone51.wav synth 1 sine 200 sine 250 sine 300 sine 350 sine 400 sine 450 gain -12',
  'sox -n -r 192000 -c 2 -b 24 tone192.wav synth 1 sine 440 sine 550 gain -6',
  'ffmpeg -v error -f lavfi -i color=c=teal:s=64x64:d=1 -frames:v 1 cover.png',
];

export const cutAt = (share: number) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share));
