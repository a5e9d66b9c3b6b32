import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading } from '../layout/Heading';

const style = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'var(--space-3)',
  padding: 'var(--space-10) 0',
  maxWidth: '34rem',
  '& > svg': { color: 'var(--text-faint)' },
  '& > p': { color: 'var(--text-muted)' },
});

const centred = css({ alignItems: 'center', textAlign: 'center', marginInline: 'auto' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', marginTop: 'var(--space-2)' });

export interface PlaceholderProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** Buttons or links for the next step. */
  children?: ReactNode;
  align?: 'start' | 'center';
  headingLevel?: 1 | 2 | 3;
}

/** Shared layout of EmptyState and ErrorState. */
export function Placeholder({ title, text, icon, children, align = 'start', headingLevel = 2 }: PlaceholderProps) {
  return (
    <div css={[style, align === 'center' && centred]}>
      {icon}
      <Heading level={headingLevel} size="title">
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {children && <div css={actions}>{children}</div>}
    </div>
  );
}
