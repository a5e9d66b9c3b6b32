import { cutAt, type Recipe } from '../recipe';

const STEREO = 'mp3, 1.00 s, 44100 Hz, 2';
const ff = (options: string) => `ffmpeg -v error -i tone.wav -c:a libmp3lame -b:a 128k ${options}`;
const lame = (options: string, file: string) => `lame --quiet ${options} tone.wav ${file}`;
/** Without an information frame, the silence that the encoder adds counts: a twentieth of a second. */
const UNTRIMMED = 'mp3, 1.04 s, 44100 Hz, 2';

const ID3V22 = Buffer.concat([
  Buffer.from([0x49, 0x44, 0x33, 2, 0, 0, 0, 0, 0, 11]),
  Buffer.from([0x54, 0x54, 0x32, 0, 0, 5, 0]),
  Buffer.from('Tone', 'latin1'),
]);
/** An APE tag without items: the footer alone. */
const APE = Buffer.concat([
  Buffer.from('APETAGEX'),
  Buffer.from([0xd0, 7, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0]),
  Buffer.alloc(12),
]);

export const MP3: Recipe[] = [
  { file: 'mp3-cbr128.mp3', what: 'CBR 128, LAME tag', make: lame('-b 128', 'mp3-cbr128.mp3'), outcome: STEREO },
  { file: 'mp3-cbr320.mp3', what: 'CBR 320, LAME tag', make: lame('-b 320', 'mp3-cbr320.mp3'), outcome: STEREO },
  { file: 'mp3-vbr.mp3', what: 'VBR V2, Xing and LAME tag', make: lame('-V 2', 'mp3-vbr.mp3'), outcome: STEREO },
  { file: 'mp3-abr.mp3', what: 'ABR 160', make: lame('--abr 160', 'mp3-abr.mp3'), outcome: STEREO },
  { file: 'mp3-plain.mp3', what: 'no tag of any kind', make: lame('-t -b 128', 'mp3-plain.mp3'), outcome: UNTRIMMED },
  {
    file: 'mp3-vbr-plain.mp3',
    what: 'VBR without Xing',
    make: lame('-t -V 4', 'mp3-vbr-plain.mp3'),
    outcome: UNTRIMMED,
  },
  { file: 'mp3-mono.mp3', what: 'mono', make: lame('-m m -b 96', 'mp3-mono.mp3'), outcome: 'mp3, 1.00 s, 44100 Hz, 1' },
  { file: 'mp3-joint.mp3', what: 'joint stereo', make: lame('-m j -b 128', 'mp3-joint.mp3'), outcome: STEREO },
  { file: 'mp3-stereo.mp3', what: 'plain stereo', make: lame('-m s -b 128', 'mp3-stereo.mp3'), outcome: STEREO },
  {
    file: 'mp3-48k.mp3',
    what: '48 kHz',
    make: lame('--resample 48 -b 128', 'mp3-48k.mp3'),
    outcome: 'mp3, 1.00 s, 48000 Hz, 2',
  },
  {
    file: 'mp3-22k.mp3',
    what: 'MPEG-2, 22.05 kHz',
    make: lame('--resample 22.05 -b 64', 'mp3-22k.mp3'),
    outcome: 'mp3, 1.00 s, 22050 Hz, 2',
  },
  {
    file: 'mp3-8k.mp3',
    what: 'MPEG-2.5, 8 kHz, frames too small for a LAME tag',
    make: lame('--resample 8 -b 16', 'mp3-8k.mp3'),
    outcome: 'mp3, 1.15 s, 8000 Hz, 2',
  },
  { file: 'mp3-id3v1.mp3', what: 'ID3v1', make: lame('--id3v1-only --tt Tone', 'mp3-id3v1.mp3'), outcome: STEREO },
  {
    file: 'mp3-id3v22.mp3',
    what: 'ID3v2.2',
    make: lame('-b 128', 'mp3-id3v22.mp3'),
    edit: (bytes) => Buffer.concat([ID3V22, bytes]),
    outcome: STEREO,
  },
  {
    file: 'mp3-id3v23.mp3',
    what: 'ID3v2.3',
    make: ff('-id3v2_version 3 -metadata title=Tone mp3-id3v23.mp3'),
    outcome: STEREO,
  },
  {
    file: 'mp3-id3v24.mp3',
    what: 'ID3v2.4 with a picture',
    make: 'ffmpeg -v error -i tone.wav -i cover.png -map 0:a -map 1:v -c:a libmp3lame -c:v copy -disposition:v attached_pic -id3v2_version 4 -metadata title=Tone mp3-id3v24.mp3',
    outcome: STEREO,
  },
  {
    file: 'mp3-ape.mp3',
    what: 'APE tag at the end',
    make: lame('-b 128', 'mp3-ape.mp3'),
    edit: (bytes) => Buffer.concat([bytes, APE]),
    outcome: STEREO,
  },
  {
    file: 'mp3-zeros.mp3',
    what: '20 000 zeros before the first frame',
    make: lame('-t -b 128', 'mp3-zeros.mp3'),
    edit: (bytes) => Buffer.concat([Buffer.alloc(20_000), bytes]),
    outcome: UNTRIMMED,
  },
  {
    file: 'mp3-id3-zeros.mp3',
    what: 'zeros between ID3 tag and first frame',
    make: ff('-id3v2_version 3 -metadata title=Tone mp3-id3-zeros.mp3'),
    edit: (bytes) =>
      Buffer.concat([ID3V22, Buffer.alloc(6000), bytes.subarray(10 + bytes.readUInt8(8) * 128 + bytes.readUInt8(9))]),
    outcome: STEREO,
  },
  {
    file: 'mp3-last-cut.mp3',
    what: 'no Xing, last frame cut',
    make: lame('-t -b 128', 'mp3-last-cut.mp3'),
    edit: (bytes) => bytes.subarray(0, -100),
    outcome: 'mp3, 1.02 s, 44100 Hz, 2',
  },
  {
    file: 'mp3-cut.mp3',
    what: 'Xing, cut in the middle',
    make: lame('-b 128', 'mp3-cut.mp3'),
    edit: cutAt(0.5),
    outcome: 'refused: truncated',
  },
  {
    file: 'mp3-tag-only.mp3',
    what: 'cut inside its tag',
    make: lame('-b 128 --tt Tone --add-id3v2 --pad-id3v2-size 500', 'mp3-tag-only.mp3'),
    edit: (bytes) => bytes.subarray(0, 300),
    outcome: 'refused: truncated',
  },
  {
    file: 'mp3-free.mp3',
    what: 'free bit rate',
    make: lame('-t --freeformat -b 400', 'mp3-free.mp3'),
    outcome: 'refused: unsupported',
  },
  {
    file: 'mp2.mp3',
    what: 'layer II under the name of layer III',
    make: 'ffmpeg -v error -i tone.wav -c:a mp2 -f mp2 mp2.mp3',
    outcome: 'refused: unsupported',
  },
];
