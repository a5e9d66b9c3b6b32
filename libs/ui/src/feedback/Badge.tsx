import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  padding: '2px var(--space-2)',
  borderRadius: 'var(--radius-1)',
  fontSize: 'var(--size-caption)',
  fontWeight: 500,
  lineHeight: 1.45,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

const tones = {
  neutral: css({ background: 'var(--hover)', color: 'var(--text)' }),
  outline: css({ boxShadow: 'inset 0 0 0 1px var(--line-strong)', color: 'var(--text-muted)' }),
  accent: css({ background: 'var(--accent-soft)', color: 'var(--accent)' }),
  success: css({ background: 'var(--success-soft)', color: 'var(--success)' }),
  warning: css({ background: 'var(--warning-soft)', color: 'var(--warning)' }),
  danger: css({ background: 'var(--danger-soft)', color: 'var(--danger)' }),
  info: css({ background: 'var(--info-soft)', color: 'var(--info)' }),
  scrim: css({ background: 'var(--scrim)', color: 'var(--on-scrim)' }),
};

interface Props extends ComponentPropsWithRef<'span'> {
  /** `scrim` is for badges on a cover. */
  tone?: keyof typeof tones;
}

/** A short fact: genre, track count, state. The text must be clear without the tone's colour. */
export function Badge({ tone = 'neutral', ...rest }: Props) {
  return <span css={[base, tones[tone]]} {...rest} />;
}
