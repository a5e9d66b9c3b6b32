import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';

const styles = {
  base: css({ width: '100%', marginInline: 'auto', padding: 'var(--space-8) var(--page-gutter) var(--space-16)' }),
  wide: css({ maxWidth: 'var(--page-max)' }),
  text: css({ maxWidth: '46rem' }),
  form: css({ maxWidth: '30rem' }),
};

interface Props extends ComponentPropsWithRef<'div'> {
  /** `wide` for grids, `text` for reading and long forms, `form` for log-in size. */
  width?: 'wide' | 'text' | 'form';
}

/** Margins and maximum width of a screen's content. */
export function Page({ width = 'wide', ...rest }: Props) {
  return <div css={[styles.base, styles[width]]} {...rest} />;
}
