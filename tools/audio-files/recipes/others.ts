import type { Recipe } from '../recipe';

const ff = (options: string) => `ffmpeg -v error -i tone.wav ${options}`;
const video = (options: string) =>
  `ffmpeg -v error -f lavfi -i testsrc=s=64x64:d=1:r=10 -i tone.wav -c:v mpeg4 ${options}`;

/** Formats that are refused. */
export const OTHERS: Recipe[] = [
  { file: 'aac.m4a', what: 'AAC in MPEG-4', make: ff('-c:a aac aac.m4a'), outcome: 'refused: unsupported' },
  { file: 'aac.aac', what: 'AAC (ADTS)', make: ff('-c:a aac aac.aac'), outcome: 'refused: unsupported' },
  { file: 'vorbis.ogg', what: 'Ogg Vorbis', make: ff('-c:a libvorbis vorbis.ogg'), outcome: 'refused: unsupported' },
  { file: 'opus.opus', what: 'Opus', make: ff('-c:a libopus opus.opus'), outcome: 'refused: unsupported' },
  { file: 'flac.ogg', what: 'FLAC in Ogg', make: ff('-c:a flac flac.ogg'), outcome: 'refused: unsupported' },
  { file: 'wma.wma', what: 'Windows Media', make: ff('-c:a wmav2 wma.wma'), outcome: 'refused: unsupported' },
  { file: 'wavpack.wv', what: 'WavPack', make: ff('-c:a wavpack wavpack.wv'), outcome: 'refused: unsupported' },
  { file: 'tta.tta', what: 'True Audio', make: ff('tta.tta'), outcome: 'refused: unsupported' },
  { file: 'core.caf', what: 'Core Audio', make: ff('core.caf'), outcome: 'refused: unsupported' },
  { file: 'sun.au', what: 'AU', make: 'sox tone.wav sun.au', outcome: 'refused: unsupported' },
  { file: 'wave64.w64', what: 'Wave64', make: ff('wave64.w64'), outcome: 'refused: unsupported' },
  {
    file: 'video.mp4',
    what: 'video with sound (MPEG-4)',
    make: video('-c:a aac video.mp4'),
    outcome: 'refused: unsupported',
  },
  {
    file: 'video-alac.mov',
    what: 'video with ALAC',
    make: video('-c:a alac video-alac.mov'),
    outcome: 'refused: unsupported',
  },
  {
    file: 'video.mkv',
    what: 'video with sound (Matroska)',
    make: video('-c:a flac video.mkv'),
    outcome: 'refused: unsupported',
  },
  {
    file: 'video.avi',
    what: 'video with sound (AVI)',
    make: video('-c:a pcm_s16le video.avi'),
    outcome: 'refused: unsupported',
  },
  {
    file: 'text.mp3',
    what: 'text under the name of an MP3',
    make: 'yes "The quick brown fox." | head -c 20000 > text.mp3',
    outcome: 'refused: not_audio',
  },
  {
    file: 'picture.wav',
    what: 'picture under the name of a WAV',
    make: 'cp cover.png picture.wav',
    outcome: 'refused: not_audio',
  },
  { file: 'empty.flac', what: 'no bytes', make: ': > empty.flac', outcome: 'refused: empty' },
];
