import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const tones = {
  danger: css({ background: 'var(--danger-soft)', color: 'var(--danger)' }),
  success: css({ background: 'var(--success-soft)', color: 'var(--success)' }),
};
const box = css({ padding: 'var(--space-3) var(--space-4)', borderRadius: 'var(--radius-2)' });

/** What came of submitting a form, announced when it appears. */
export function FormAlert({ tone = 'danger', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <p role={tone === 'danger' ? 'alert' : 'status'} css={[box, tones[tone]]}>
      {children}
    </p>
  );
}
