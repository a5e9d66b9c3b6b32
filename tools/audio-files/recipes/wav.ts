import { cutAt, type Recipe } from '../recipe';

const sized = (offset: number, size: number) => (bytes: Buffer) => {
  bytes.writeUInt32LE(size, offset);
  return bytes;
};
const ff = (options: string) => `ffmpeg -v error -i tone.wav ${options}`;

/** Appends a chunk after the samples, as taggers do. */
const withId3Chunk = (bytes: Buffer, read: (file: string) => Buffer) => {
  const mp3 = read('mp3-id3v23.mp3');
  const tag = mp3.subarray(0, 10 + mp3.readUInt8(8) * 128 + mp3.readUInt8(9));
  const header = Buffer.from('id3 \0\0\0\0', 'latin1');
  header.writeUInt32LE(tag.length, 4);
  return sized(4, bytes.length + header.length + tag.length - 8)(Buffer.concat([bytes, header, tag]));
};

export const WAV: Recipe[] = [
  { file: 'wav-8.wav', what: '8 bit', make: 'sox tone.wav -b 8 wav-8.wav', outcome: 'wav, 1.00 s, 44100 Hz, 2' },
  { file: 'wav-16.wav', what: '16 bit', make: 'sox tone.wav wav-16.wav', outcome: 'wav, 1.00 s, 44100 Hz, 2' },
  {
    file: 'wav-24.wav',
    what: '24 bit',
    make: 'sox tone.wav -b 24 -t wavpcm wav-24.wav',
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-32.wav',
    what: '32 bit',
    make: 'sox tone.wav -b 32 -t wavpcm wav-32.wav',
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-float.wav',
    what: '32-bit float',
    make: 'sox tone.wav -e float -b 32 wav-float.wav',
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-double.wav',
    what: '64-bit float',
    make: ff('-c:a pcm_f64le wav-double.wav'),
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-extensible.wav',
    what: 'WAVE_FORMAT_EXTENSIBLE, 24 bit',
    make: ff('-c:a pcm_s24le wav-extensible.wav'),
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  { file: 'wav-51.wav', what: '5.1', make: 'cp tone51.wav wav-51.wav', outcome: 'wav, 1.00 s, 48000 Hz, 6' },
  { file: 'wav-mono.wav', what: 'mono', make: 'sox tone.wav -c 1 wav-mono.wav', outcome: 'wav, 1.00 s, 44100 Hz, 1' },
  { file: 'wav-8k.wav', what: '8 kHz', make: 'sox tone.wav -r 8000 wav-8k.wav', outcome: 'wav, 1.00 s, 8000 Hz, 2' },
  { file: 'wav-192k.wav', what: '192 kHz', make: 'cp tone192.wav wav-192k.wav', outcome: 'wav, 1.00 s, 192000 Hz, 2' },
  { file: 'wav-rf64.wav', what: 'RF64', make: ff('-rf64 always wav-rf64.wav'), outcome: 'wav, 1.00 s, 44100 Hz, 2' },
  {
    file: 'wav-rf64-stream.wav',
    what: 'RF64 from a pipe: all sizes 0',
    make: ff('-rf64 always -f wav - | cat > wav-rf64-stream.wav'),
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-ffmpeg-stream.wav',
    what: '`ffmpeg -f wav -`',
    make: ff('-f wav - | cat > wav-ffmpeg-stream.wav'),
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-sox-stream.wav',
    what: '`sox … -t wav -` of unknown length',
    make: 'sox tone.wav -t raw - | sox -t raw -r 44100 -c 2 -b 16 -e signed - -t wav - 2> sox.log | cat > wav-sox-stream.wav',
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-data-0.wav',
    what: '`data` of size 0',
    make: 'sox tone.wav wav-data-0.wav',
    edit: sized(40, 0),
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-all-0.wav',
    what: '`RIFF` and `data` of size 0',
    make: 'sox tone.wav wav-all-0.wav',
    edit: (bytes) => sized(4, 0)(sized(40, 0)(bytes)),
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-odd.wav',
    what: 'odd number of bytes and a pad byte',
    make: 'sox tone.wav -b 8 -c 1 wav-odd.wav trim 0 44099s',
    outcome: 'wav, 1.00 s, 44100 Hz, 1',
  },
  {
    file: 'wav-list.wav',
    what: 'LIST chunk before the samples',
    make: ff('-metadata title=Tone -metadata artist=Sox wav-list.wav'),
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-bext.wav',
    what: 'bext chunk before the samples',
    make: ff('-write_bext 1 -metadata description=Tone wav-bext.wav'),
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-id3.wav',
    what: 'id3 chunk behind the samples',
    make: 'sox tone.wav wav-id3.wav',
    edit: withId3Chunk,
    outcome: 'wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'wav-cut.wav',
    what: 'cut in the middle',
    make: 'sox tone.wav wav-cut.wav',
    edit: cutAt(0.5),
    outcome: 'refused: truncated',
  },
  {
    file: 'wav-rf64-cut.wav',
    what: 'RF64, cut in the middle',
    make: ff('-rf64 always wav-rf64-cut.wav'),
    edit: cutAt(0.5),
    outcome: 'refused: truncated',
  },
  {
    file: 'wav-header.wav',
    what: 'no samples',
    make: 'sox tone.wav wav-header.wav trim 0 0',
    outcome: 'refused: empty',
  },
  { file: 'wav-adpcm.wav', what: 'ADPCM', make: ff('-c:a adpcm_ms wav-adpcm.wav'), outcome: 'refused: unsupported' },
  { file: 'wav-mulaw.wav', what: 'µ-law', make: ff('-c:a pcm_mulaw wav-mulaw.wav'), outcome: 'refused: unsupported' },
];
