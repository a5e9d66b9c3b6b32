/** The two designed themes. */
export type Theme = 'light' | 'dark';

/** Every colour of the product that is not the accent. Keys become custom properties: `textMuted` -> `--text-muted`. */
export type Palette = Record<keyof typeof light, string>;

/** The product's accent colour, before each theme makes it readable. */
export const persimmon = '#f4500c';

const light = {
  bg: '#faf6f0',
  surface: '#fffdfa',
  raised: '#ffffff',
  sunken: '#f6f1ea',
  hover: '#efe7dc',
  text: '#1d1815',
  textMuted: '#5a5049',
  textFaint: '#6d6259',
  line: '#e5dcd1',
  lineStrong: '#8c8076',
  inverse: '#1d1815',
  onInverse: '#faf6f0',
  success: '#1b6e42',
  successSoft: '#e2f1e6',
  onSuccess: '#ffffff',
  warning: '#855300',
  warningSoft: '#fbeccd',
  onWarning: '#ffffff',
  danger: '#b3173b',
  dangerSoft: '#fbe5e7',
  onDanger: '#ffffff',
  info: '#1d5c9e',
  infoSoft: '#e2edf8',
  onInfo: '#ffffff',
};

const dark: Record<keyof typeof light, string> = {
  bg: '#12100e',
  surface: '#1a1714',
  raised: '#24201c',
  sunken: '#0b0a09',
  hover: '#2c2722',
  text: '#f6f0e8',
  textMuted: '#bcb1a6',
  textFaint: '#9d9187',
  line: '#302a25',
  lineStrong: '#7c7067',
  inverse: '#f6f0e8',
  onInverse: '#1a1714',
  success: '#66cd97',
  successSoft: '#173024',
  onSuccess: '#0b1a12',
  warning: '#f1b951',
  warningSoft: '#352813',
  onWarning: '#1f1503',
  danger: '#ff8593',
  dangerSoft: '#3d1a20',
  onDanger: '#25060b',
  info: '#85b9f3',
  infoSoft: '#172a3f',
  onInfo: '#06131f',
};

export const palettes: Record<Theme, Palette> = { light, dark };
