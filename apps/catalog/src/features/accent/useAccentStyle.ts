import { accentTokens } from '@fairtone/theme';
import { useMemo, type CSSProperties } from 'react';
import { useShownTheme } from './useShownTheme';

/** Inline style that sets an album's or artist's accent colour for everything inside, kept readable on the current theme. */
export function useAccentStyle(accent: string | null | undefined): CSSProperties | undefined {
  const theme = useShownTheme();
  return useMemo(() => {
    if (!accent) return undefined;
    // `--focus` is resolved where it is declared, so the page's own value does not follow the new accent by itself.
    return { ...accentTokens(accent, theme), '--focus': 'var(--accent)' } as CSSProperties;
  }, [accent, theme]);
}
