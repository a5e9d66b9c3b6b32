import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

export const fieldset = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });

export const top = css({
  display: 'grid',
  gap: 'var(--space-8)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: 'minmax(220px, 340px) minmax(0, 1fr)', gap: 'var(--space-12)' },
});

export const coverColumn = css({
  maxWidth: 340,
  [media.compactOnly]: { maxWidth: 260 },
  [media.wide]: { position: 'sticky', top: 'calc(var(--header-height) + var(--space-6))', alignSelf: 'start' },
});
