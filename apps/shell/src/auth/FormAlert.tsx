import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const tones = {
  danger: css({ background: 'var(--danger-soft)', color: 'var(--danger)' }),
  success: css({ background: 'var(--success-soft)', color: 'var(--success)' }),
};
const box = css({ padding: 'var(--space-3) var(--space-4)', borderRadius: 'var(--radius-2)' });

interface Props {
  tone?: keyof typeof tones;
  /** A toast says the same: this only keeps it in sight. */
  isToldElsewhere?: boolean;
  children: ReactNode;
}

/** What came of submitting a form, announced when it appears. */
export function FormAlert({ tone = 'danger', isToldElsewhere = false, children }: Props) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <p role={isToldElsewhere ? undefined : role} css={[box, tones[tone]]}>
      {children}
    </p>
  );
}
