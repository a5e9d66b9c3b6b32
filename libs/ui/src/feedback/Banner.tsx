import { css } from '@emotion/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';

const base = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-2) var(--space-4)',
  minHeight: 52,
  borderRadius: 'var(--radius-2)',
  '& > svg': { flex: 'none' },
  '& > div': { flex: '1 1 auto', minWidth: 0, color: 'var(--text)' },
});

/** A button has a margin of its own. */
const endsInButton = css({ paddingRight: 'var(--space-2)' });

const tones = {
  info: { icon: Info, style: css({ background: 'var(--info-soft)', color: 'var(--info)' }) },
  success: { icon: CircleCheck, style: css({ background: 'var(--success-soft)', color: 'var(--success)' }) },
  warning: { icon: TriangleAlert, style: css({ background: 'var(--warning-soft)', color: 'var(--warning)' }) },
  danger: { icon: CircleAlert, style: css({ background: 'var(--danger-soft)', color: 'var(--danger)' }) },
};

interface Props {
  tone?: keyof typeof tones;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Needed with `onDismiss`. */
  dismissLabel?: string;
}

/** A notice in the page. `danger` is an alert, which interrupts screen readers; other tones are announced politely. */
export function Banner({ tone = 'info', children, action, onDismiss, dismissLabel }: Props) {
  const { icon: Icon, style } = tones[tone];
  const hasButton = Boolean(action || onDismiss);
  return (
    <div css={[base, style, hasButton && endsInButton]} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden />
      <div>{children}</div>
      {action}
      {onDismiss && dismissLabel && (
        <IconButton label={dismissLabel} icon={<X size={18} aria-hidden />} onClick={onDismiss} />
      )}
    </div>
  );
}
