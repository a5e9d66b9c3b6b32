import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './paths.mjs';

const shell = join(root, 'apps/shell');
const MARK = join(shell, 'src/app/favicon.svg');
/** The background of the page in the light theme, equal to `theme-color` in the HTML. */
const GROUND = '#faf6f0';

/** The maskable icon fills the square: the system crops it. The mark is inside the circle that is never cropped. */
const uncut = (svg) => svg.replace(/ rx="\d+"/, '');

const ICONS = [
  { file: 'icon-192.png', side: 192 },
  { file: 'icon-512.png', side: 512 },
  { file: 'icon-maskable-512.png', side: 512, isUncut: true },
  { file: 'apple-touch-icon.png', side: 180, isUncut: true },
];

/** Writes the files that make the site installable: icons from the brand's mark, and one web manifest per language. */
export async function writeInstallFiles(output) {
  mkdirSync(join(output, 'icons'), { recursive: true });
  const mark = readFileSync(MARK, 'utf8');
  for (const { file, side, isUncut } of ICONS) {
    const drawing = Buffer.from(isUncut ? uncut(mark) : mark);
    await sharp(drawing, { density: (72 * side) / 32 })
      .resize(side, side)
      .png()
      .toFile(join(output, 'icons', file));
  }
  const languages = readdirSync(join(shell, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of languages) {
    writeFileSync(join(output, `manifest.${name}.webmanifest`), JSON.stringify(webManifest(name)));
  }
}

/** @param language a language that the shell has texts in */
function webManifest(language) {
  const texts = JSON.parse(readFileSync(join(shell, 'locales', language, 'shell.json'), 'utf8'));
  const icon = (file, side, purpose) => ({
    src: `/icons/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: 'Fairtone',
    short_name: 'Fairtone',
    description: texts.footer.promise,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['music'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [{ name: texts.offline.kept, url: '/kept' }],
  };
}
