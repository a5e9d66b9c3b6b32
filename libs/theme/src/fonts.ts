const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Urls of the four font files, in the order a page should preload them: the two `latin` ones first. */
export function fontUrls() {
  // Literal arguments: the bundler finds and emits the files by this exact expression.
  return {
    interLatin: new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url).href,
    bricolageLatin: new URL(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
      import.meta.url,
    ).href,
    interLatinExt: new URL('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2', import.meta.url).href,
    bricolageLatinExt: new URL(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
      import.meta.url,
    ).href,
  };
}

/** `@font-face` rules of fallback fonts with the same metrics, until the fonts have loaded. */
// Measured from the files: `size-adjust` is the average width of English text relative to Arial; ascent and descent are divided by it, so that
// loading the font moves no line. The display face is matched at the weight of the largest headings, which are wider: a heading that
// grows when its font loads would count as another largest contentful paint. Android has Roboto
// instead, within 1 % as wide as Arial in text and 6 % narrower in bold; newer versions have one variable file, whose bold the browser draws itself.
export const fallbackFontsCss = `@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');ascent-override:89.9%;descent-override:22.4%;line-gap-override:0%;size-adjust:107.8%}@font-face{font-family:'Bricolage Fallback';src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto');ascent-override:86.9%;descent-override:25.2%;size-adjust:107%}`;

interface Font {
  family: string;
  url: string;
  weight: string;
  unicodeRange: string;
}

/** The `latin` ones: every page needs them. */
const PRELOADED_FONTS = 2;

function fonts(): Font[] {
  const urls = fontUrls();
  const inter = { family: 'Inter Variable', weight: '100 900' };
  const bricolage = { family: 'Bricolage Grotesque Variable', weight: '200 800' };
  return [
    { ...inter, url: urls.interLatin, unicodeRange: latin },
    { ...bricolage, url: urls.bricolageLatin, unicodeRange: latin },
    { ...inter, url: urls.interLatinExt, unicodeRange: latinExt },
    { ...bricolage, url: urls.bricolageLatinExt, unicodeRange: latinExt },
  ];
}

/**
 * Loads the fonts that every page needs and adds all of them at once; others load when a character needs them. Rules in a style sheet would
 * lay the page out twice: when they are parsed and when the fonts arrive.
 */
export async function loadFonts(): Promise<void> {
  if (typeof FontFace === 'undefined') return;
  const make = ({ family, url, ...descriptors }: Font) =>
    new FontFace(family, `url('${url}') format('woff2')`, { display: 'swap', ...descriptors });
  const faces = await Promise.all(
    fonts().map((font, at) =>
      at < PRELOADED_FONTS
        ? // A FontFace that failed cannot load again; a new one loads when text needs it.
          make(font)
            .load()
            .catch(() => make(font))
        : make(font),
    ),
  );
  for (const face of faces) document.fonts.add(face);
}

const ruleOf = ({ family, url, weight, unicodeRange }: Font) =>
  `@font-face { font-family: '${family}'; font-style: normal; font-weight: ${weight}; font-display: swap; src: url('${url}') format('woff2'); unicode-range: ${unicodeRange}; }`;

/** `@font-face` rules of both families and of their metric-matched fallbacks, for a page without our scripts. */
export function fontsCss(): string {
  return [...fonts().map(ruleOf), fallbackFontsCss].join('\n');
}
