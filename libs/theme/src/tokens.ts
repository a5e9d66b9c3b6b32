import { accentTokens } from './accent';
import { palettes, persimmon, type Theme } from './palette';
import { media, scaleTokens } from './scale';

const effects: Record<Theme, Record<string, string>> = {
  light: {
    '--cover-line': 'rgb(29 24 21 / 0.12)',
    '--overlay': 'rgb(29 24 21 / 0.45)',
    '--scrim': 'rgb(18 16 14 / 0.62)',
    '--on-scrim': '#fffdfa',
    '--skeleton': '#ece4d9',
    '--shadow-1': '0 1px 2px rgb(60 40 20 / 0.08)',
    '--shadow-2': '0 4px 16px rgb(60 40 20 / 0.12), 0 1px 3px rgb(60 40 20 / 0.08)',
    '--shadow-3': '0 16px 48px rgb(60 40 20 / 0.2), 0 2px 8px rgb(60 40 20 / 0.1)',
    'color-scheme': 'light',
  },
  dark: {
    '--cover-line': 'rgb(246 240 232 / 0.14)',
    '--overlay': 'rgb(5 4 3 / 0.66)',
    '--scrim': 'rgb(5 4 3 / 0.62)',
    '--on-scrim': '#fffdfa',
    '--skeleton': '#26211d',
    '--shadow-1': '0 1px 2px rgb(0 0 0 / 0.5)',
    '--shadow-2': '0 4px 16px rgb(0 0 0 / 0.5), 0 0 0 1px rgb(246 240 232 / 0.06)',
    '--shadow-3': '0 16px 48px rgb(0 0 0 / 0.62), 0 0 0 1px rgb(246 240 232 / 0.08)',
    'color-scheme': 'dark',
  },
};

const kebab = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const block = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n');

/** All colour tokens of a theme as custom property -> value, the accent included. */
export function colourTokens(theme: Theme): Record<string, string> {
  const colours = Object.entries(palettes[theme]).map(([name, value]) => [kebab(name), value] as const);
  return {
    ...Object.fromEntries(colours),
    ...accentTokens(persimmon, theme),
    '--focus': 'var(--accent)',
    ...effects[theme],
  };
}

/** The custom properties of both themes; the document chooses by `data-theme` on its root. */
export const tokensCss = `:root {
${block(scaleTokens)}
${block(colourTokens('light'))}
}
[data-theme='dark'] {
${block(colourTokens('dark'))}
}
${media.belowWide} {
  :root {
    --dock-height: var(--tabbar-height);
  }
}
${media.reducedMotion} {
  :root {
    --motion-fast: 0ms;
    --motion: 0ms;
    --motion-slow: 0ms;
  }
}`;
