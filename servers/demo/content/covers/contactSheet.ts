import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawCover } from './drawCover';
import { stylesByGenre } from './styles/index';

// Draws two covers of every genre on one sheet: node tools/run.mjs servers/demo/content/covers/contactSheet.ts OUT.png [each [genre…]]
const [out = 'covers.png', each = '2', ...only] = process.argv.slice(2);
const titles = [
  'Salt and Signal',
  'Nightjar',
  'The Weight of Small Rooms',
  'Kite Season',
  'Półmrok',
  'Second Harvest',
  'Low Tide Atlas',
  'Göl Kıyısı',
];
const artists = ['Marisol Vane', 'The Ferrymen', 'Ozan Deniz', 'Halina Wrona', 'Kwame Asante Quintet', 'June Okafor'];
const tile = 320;
const columns = 8;

const covers = (only.length ? only : Object.keys(stylesByGenre)).flatMap((genre, i) =>
  Array.from({ length: Number(each) }, (_, k) => {
    const album = {
      title: titles[(i * 3 + k * 5) % titles.length]!,
      artist: artists[(i + k) % artists.length]!,
      genre,
      seed: `sheet-${k}`,
    };
    return drawCover({ album });
  }),
);
const started = performance.now();
const tiles = await Promise.all(
  covers.map((svg) =>
    sharp(Buffer.from(svg), { density: (72 * tile * 2) / 1000 })
      .resize(tile, tile)
      .png()
      .toBuffer(),
  ),
);
const rows = Math.ceil(tiles.length / columns);
const sheet = sharp({
  create: { width: columns * (tile + 16) + 16, height: rows * (tile + 16) + 16, channels: 3, background: '#faf6f0' },
});
const places = tiles.map((input, i) => ({
  input,
  left: 16 + (i % columns) * (tile + 16),
  top: 16 + Math.floor(i / columns) * (tile + 16),
}));
writeFileSync(out, await sheet.composite(places).png().toBuffer());
console.log(`${tiles.length} covers, ${Math.round((performance.now() - started) / tiles.length)} ms each -> ${out}`);
