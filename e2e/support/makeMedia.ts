// Makes the files that tests upload and publish: node tools/run.mjs e2e/support/makeMedia.ts <folder>
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawCover, renderCover } from '../../servers/demo/content/covers/index';
import { makeTrackFiles } from '../../servers/demo/content/music/makeTrackFiles';
import type { Media } from './media';

const SECONDS = 20;
const SONGS = [
  { key: 'mp3', genre: 'Folk', title: 'Paper Boats' },
  { key: 'wav', genre: 'Electronic', title: 'Night Bus' },
  { key: 'flac', genre: 'Jazz', title: 'Corner Table' },
] as const;

const SLEEVES = [
  ['Small Hours', 'Nadia Voss', 'Jazz'],
  ['Salt and Light', 'Omar Reyes', 'Folk'],
  ['Open Windows', 'Omar Reyes', 'Latin'],
  ['Harbour Songs', 'Omar Reyes', 'Blues'],
] as const;

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder to write to.');
mkdirSync(folder, { recursive: true });

const songs = {} as Media['songs'];
for (const [index, { key, genre, title }] of SONGS.entries()) {
  const place = join(folder, key);
  const made = await makeTrackFiles({ genre, seed: 400 + index, seconds: SECONDS, master: key }, place);
  // Named as artists name their files: the form derives the title from the name.
  const upload = join(folder, `${title}.${key}`);
  copyFileSync(made.files.original.path, upload);
  const { analysis, encoderDelay, encoderPadding, streamSampleRate } = made;
  songs[key] = {
    title,
    format: key,
    genre,
    upload,
    files: { original: made.files.original.path, purchase: made.files.purchase.path, stream: made.files.stream.path },
    facts: {
      duration_ms: Math.round(analysis.durationMs),
      duration: Math.max(1, Math.round(analysis.durationMs / 1000)),
      loudness_lufs: analysis.loudnessLufs,
      true_peak_db: analysis.truePeakDb,
      peaks: [...analysis.peaks],
      encoder_delay: encoderDelay,
      encoder_padding: encoderPadding,
      sample_rate: streamSampleRate,
    },
  };
}

const covers: Media['covers'] = {};
for (const [title, artist, genre] of SLEEVES) {
  const sizes = await renderCover(drawCover({ album: { title, artist, genre, seed: title } }));
  const paths = ([320, 640, 1400] as const).map((side) => {
    const path = join(folder, `${title}-${side}.jpg`);
    writeFileSync(path, sizes[side]);
    return [side, path] as const;
  });
  covers[title] = Object.fromEntries(paths) as Media['covers'][string];
}

// Not square, so that it must be cropped: blue left, green middle, red right.
const bands = ['#1540c0', '#15a060', '#c02015'].map(
  (fill, band) => `<rect x="${band * 800}" width="800" height="1500" fill="${fill}"/>`,
);
const picture = join(folder, 'band-photo.png');
await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1500">${bands.join('')}</svg>`))
  .png()
  .toFile(picture);

writeFileSync(join(folder, 'media.json'), JSON.stringify({ songs, covers, picture } satisfies Media));
// The encoders keep their threads alive.
process.exit(0);
