import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const tones = {
  danger: css({ background: 'var(--danger-soft)', color: 'var(--danger)' }),
  success: css({ background: 'var(--success-soft)', color: 'var(--success)' }),
};
const box = css({ padding: 'var(--space-3) var(--space-4)', borderRadius: 'var(--radius-2)' });

const heading = css({ display: 'block' });

interface Props {
  tone?: keyof typeof tones;
  title?: string;
  children: ReactNode;
}

/** Result of submitting a form; screen readers announce it when it appears. */
export function FormAlert({ tone = 'danger', title, children }: Props) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <p role={role} css={[box, tones[tone]]}>
      {title && <strong css={heading}>{title}</strong>}
      {children}
    </p>
  );
}
