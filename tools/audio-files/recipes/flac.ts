import { cutAt, type Recipe } from '../recipe';

const LEVELS: Recipe[] = Array.from({ length: 9 }, (_, level) => ({
  file: `flac-${level}.flac`,
  what: `level ${level}`,
  make: `flac -s -${level} tone.wav -o flac-${level}.flac`,
  outcome: 'flac, 1.00 s, 44100 Hz, 2',
}));

export const FLAC: Recipe[] = [
  ...LEVELS,
  {
    file: 'flac-mono.flac',
    what: 'mono',
    make: 'sox tone.wav -c 1 flac-mono.flac',
    outcome: 'flac, 1.00 s, 44100 Hz, 1',
  },
  {
    file: 'flac-51.flac',
    what: '5.1, 24 bit, 48 kHz',
    make: 'flac -s tone51.wav -o flac-51.flac',
    outcome: 'flac, 1.00 s, 48000 Hz, 6',
  },
  {
    file: 'flac-88k.flac',
    what: '24 bit, 88.2 kHz, by ffmpeg (rate in steps of 10 Hz)',
    make: 'ffmpeg -v error -i tone192.wav -ar 88200 -c:a flac flac-88k.flac',
    outcome: 'flac, 1.00 s, 88200 Hz, 2',
  },
  {
    file: 'flac-96k.flac',
    what: '24 bit, 96 kHz',
    make: 'sox tone192.wav -r 96000 flac-96k.flac',
    outcome: 'flac, 1.00 s, 96000 Hz, 2',
  },
  {
    file: 'flac-192k.flac',
    what: '24 bit, 192 kHz, by flac',
    make: 'flac -s tone192.wav -o flac-192k.flac',
    outcome: 'flac, 1.00 s, 192000 Hz, 2',
  },
  {
    file: 'flac-192k-ffmpeg.flac',
    what: '24 bit, 192 kHz, by ffmpeg (rate in kHz)',
    make: 'ffmpeg -v error -i tone192.wav -c:a flac flac-192k-ffmpeg.flac',
    outcome: 'flac, 1.00 s, 192000 Hz, 2',
  },
  {
    file: 'flac-picture.flac',
    what: 'picture and tags',
    make: 'flac -s --picture=cover.png -T TITLE=Tone tone.wav -o flac-picture.flac',
    outcome: 'flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'flac-stream.flac',
    what: '`flac -` of unknown length',
    make: 'sox tone.wav -t raw - | flac -s --force-raw-format --endian=little --sign=signed --channels=2 --bps=16 --sample-rate=44100 -c - 2> flac.log | cat > flac-stream.flac',
    outcome: 'flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'flac-id3.flac',
    what: 'ID3 tag in front',
    make: 'flac -s tone.wav -o flac-id3.flac',
    edit: (bytes, read) => Buffer.concat([id3Of(read('mp3-id3v23.mp3')), bytes]),
    outcome: 'flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'flac-cut.flac',
    what: 'cut in the middle',
    make: 'flac -s tone.wav -o flac-cut.flac',
    edit: cutAt(0.5),
    outcome: 'refused: truncated',
  },
  {
    file: 'flac-header.flac',
    what: 'cut behind its header',
    make: 'flac -s --no-padding tone.wav -o flac-header.flac',
    edit: (bytes) => bytes.subarray(0, 42),
    outcome: 'refused: truncated',
  },
];

function id3Of(mp3: Buffer): Buffer {
  return mp3.subarray(0, 10 + mp3.readUInt8(8) * 128 + mp3.readUInt8(9));
}
