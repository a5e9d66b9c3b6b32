import { cutAt, type Recipe } from '../recipe';

const ff = (options: string, input = 'tone.wav') => `ffmpeg -v error -i ${input} ${options}`;

export const AIFF: Recipe[] = [
  {
    file: 'aiff-8.aiff',
    what: '8 bit',
    make: 'sox tone.wav -b 8 aiff-8.aiff',
    outcome: 'aiff → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'aiff-16.aiff',
    what: '16 bit',
    make: 'sox tone.wav aiff-16.aiff',
    outcome: 'aiff → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'aiff-24.aif',
    what: '24 bit, 192 kHz',
    make: 'sox tone192.wav -t aiff aiff-24.aif',
    outcome: 'aiff → flac, 1.00 s, 192000 Hz, 2',
  },
  {
    file: 'aiff-32.aiff',
    what: '32 bit',
    make: 'sox tone.wav -b 32 aiff-32.aiff',
    outcome: 'aiff → wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'aiff-id3.aiff',
    what: 'ID3 tag',
    make: ff('-write_id3v2 1 -metadata title=Tone -metadata artist=Sox aiff-id3.aiff'),
    outcome: 'aiff → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'aiff-sox-stream.aiff',
    what: '`sox … -t aiff -` of unknown length',
    make: 'sox tone.wav -t raw - | sox -t raw -r 44100 -c 2 -b 16 -e signed - -t aiff - 2> aiff.log | cat > aiff-sox-stream.aiff',
    outcome: 'aiff → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'aiff-ffmpeg-stream.aiff',
    what: '`ffmpeg -f aiff -`: all sizes 0',
    make: ff('-f aiff - | cat > aiff-ffmpeg-stream.aiff'),
    sameAs: 'tone.wav',
    outcome: 'aiff → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'aifc-none.aifc',
    what: 'AIFF-C, big-endian, mono',
    make: 'sox tone.wav -c 1 -t aifc aifc-none.aifc',
    outcome: 'aiff → flac, 1.00 s, 44100 Hz, 1',
  },
  {
    file: 'aifc-sowt.aifc',
    what: 'AIFF-C, little-endian (`sowt`)',
    make: ff('-c:a pcm_s16le -f aiff aifc-sowt.aifc'),
    outcome: 'aiff → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'aifc-float.aifc',
    what: 'AIFF-C, 32-bit float',
    make: ff('-c:a pcm_f32be -f aiff aifc-float.aifc'),
    outcome: 'aiff → wav, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'aifc-mulaw.aifc',
    what: 'AIFF-C, µ-law',
    make: ff('-c:a pcm_mulaw -f aiff aifc-mulaw.aifc'),
    outcome: 'refused: unsupported',
  },
  {
    file: 'aiff-cut.aiff',
    what: 'cut in the middle',
    make: 'sox tone.wav aiff-cut.aiff',
    edit: cutAt(0.5),
    outcome: 'refused: truncated',
  },
];

export const ALAC: Recipe[] = [
  {
    file: 'alac-16.m4a',
    what: '16 bit',
    make: ff('-c:a alac alac-16.m4a'),
    outcome: 'alac → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'alac-24.m4a',
    what: '24 bit, 192 kHz',
    make: ff('-c:a alac alac-24.m4a', 'tone192.wav'),
    outcome: 'alac → flac, 1.00 s, 192000 Hz, 2',
  },
  {
    file: 'alac-mono.m4a',
    what: 'mono, with a cover',
    make: ff(
      '-i cover.png -map 0:a -map 1:v -c:v copy -disposition:v attached_pic -metadata title=Tone -metadata artist=Sox -metadata track=3 -metadata disc=2 -ac 1 -c:a alac alac-mono.m4a',
    ),
    outcome: 'alac → flac, 1.00 s, 44100 Hz, 1',
  },
  {
    file: 'alac-51.m4a',
    what: '5.1',
    make: ff('-c:a alac alac-51.m4a', 'tone51.wav'),
    outcome: 'alac → flac, 1.00 s, 48000 Hz, 6',
  },
  {
    file: 'alac-start.m4a',
    what: 'header in front',
    make: ff('-c:a alac -movflags faststart alac-start.m4a'),
    outcome: 'alac → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'alac-fragments.m4a',
    what: 'in fragments',
    make: ff('-c:a alac -movflags frag_keyframe+empty_moov -f mp4 alac-fragments.m4a'),
    outcome: 'alac → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'alac-mov.mov',
    what: 'in a QuickTime file',
    make: ff('-c:a alac alac-mov.mov'),
    outcome: 'alac → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'alac-noise.m4a',
    what: 'noise, which no code makes shorter',
    make: 'sox -n -r 44100 -c 2 -b 16 -t wav - synth 1 whitenoise | ffmpeg -v error -i - -c:a alac alac-noise.m4a',
    outcome: 'alac → flac, 1.00 s, 44100 Hz, 2',
  },
  {
    file: 'alac-cut.m4a',
    what: 'cut before its header',
    make: ff('-c:a alac alac-cut.m4a'),
    edit: cutAt(0.5),
    outcome: 'refused: truncated',
  },
  {
    file: 'alac-start-cut.m4a',
    what: 'header in front, cut in the middle',
    make: ff('-c:a alac -movflags faststart alac-start-cut.m4a'),
    edit: cutAt(0.5),
    outcome: 'refused: truncated',
  },
];
