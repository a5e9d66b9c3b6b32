import sharp from 'sharp';

/** A drawn album page in which tests change one thing at a time. */
export interface DrawnPage {
  height?: number;
  buttonLeft?: number;
  accent?: string;
  hasCover?: boolean;
  titleWidth?: number;
  /** Offset of glyphs and edges from the pixel grid, as on another machine. */
  offGrid?: number;
}

const pictures = new Map<string, Promise<Buffer>>();

/** The page as a PNG, 390 px wide. Drawn once for all tests of a file. */
export function draw(drawn: DrawnPage = {}): Promise<Buffer> {
  const wish = JSON.stringify(drawn);
  const picture = pictures.get(wish) ?? render(drawn);
  pictures.set(wish, picture);
  return picture;
}

function render({
  height = 600,
  buttonLeft = 20,
  accent = '#d9532c',
  hasCover = true,
  titleWidth = 220,
  offGrid = 0,
}: DrawnPage): Promise<Buffer> {
  const letters = Array.from(
    { length: Math.floor(titleWidth / 8) },
    (_, index) => `<rect x="${20 + index * 8 + offGrid}" y="${440 + offGrid}" width="2.6" height="18" fill="#221d1a"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}">
    <rect width="390" height="${height}" fill="#faf6f1"/>
    ${hasCover ? '<rect x="20" y="60" width="350" height="350" fill="#35607a"/><circle cx="200" cy="230" r="90" fill="#e0b040"/>' : ''}
    ${letters.join('')}
    <rect x="${buttonLeft + offGrid}" y="500" width="160" height="48" rx="8" fill="${accent}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
