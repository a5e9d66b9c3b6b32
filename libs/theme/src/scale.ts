/** Widths in px at which the layout changes: `compact` is a phone (auto full-screen player), `wide` shows the desktop navigation. */
export const breakpoints = { compact: 640, wide: 768 } as const;

/** Media query strings for emotion: `css({ [media.wide]: {…} })`. */
export const media = {
  compactOnly: `@media (max-width: ${breakpoints.compact - 0.02}px)`,
  belowWide: `@media (max-width: ${breakpoints.wide - 0.02}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover) and (pointer: fine)',
} as const;

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

/** Tokens that are the same in both themes, as custom property -> value. */
export const scaleTokens: Record<string, string> = {
  ...Object.fromEntries(spaces.map((step) => [`--space-${step}`, `${step * 4}px`])),
  '--font-display': "'Bricolage Grotesque Variable', 'Bricolage Fallback', sans-serif",
  '--font-text': "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  '--size-caption': '0.8125rem',
  '--size-body': '0.9375rem',
  '--size-lead': '1.125rem',
  '--size-title': '1.375rem',
  '--size-heading': 'clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem)',
  '--size-display': 'clamp(2.375rem, 1.6rem + 3.6vw, 4.25rem)',
  '--radius-1': '3px',
  '--radius-2': '6px',
  '--radius-3': '12px',
  '--radius-full': '999px',
  '--motion-fast': '120ms',
  '--motion': '160ms',
  '--motion-slow': '220ms',
  '--ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  '--ease-in-out': 'cubic-bezier(0.5, 0, 0.2, 1)',
  '--z-sticky': '10',
  '--z-header': '20',
  '--z-player': '30',
  '--z-tabbar': '40',
  '--z-drawer': '50',
  '--z-fullscreen': '60',
  '--z-dialog': '70',
  '--z-popover': '80',
  '--z-toast': '90',
  '--header-height': '64px',
  '--playerbar-height': '76px',
  '--tabbar-height': '60px',
  // The host measures it where there is more at the bottom than tabs on phones.
  '--dock-height': '0px',
  '--page-max': '1280px',
  '--page-gutter': 'clamp(16px, 4vw, 40px)',
  '--target': '44px',
};
