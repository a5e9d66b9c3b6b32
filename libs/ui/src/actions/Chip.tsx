import { css } from '@emotion/react';
import { media } from '@fairtone/theme';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  minHeight: 36,
  padding: '0 var(--space-4)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-full)',
  background: 'transparent',
  color: 'var(--text)',
  fontSize: 'var(--size-body)',
  whiteSpace: 'nowrap',
  position: 'relative',
  // Extends the row of chips to the full touch target without making it look heavy.
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  [media.hover]: { '&:hover': { background: 'var(--hover)' } },
  '&[aria-pressed="true"]': { background: 'var(--inverse)', borderColor: 'var(--inverse)', color: 'var(--on-inverse)' },
});

interface Props extends ComponentPropsWithRef<'button'> {
  /** State of a chip that is a toggle, such as a genre in a filter. */
  isSelected?: boolean;
}

/** A small choice that is on or off. */
export function Chip({ isSelected, ...rest }: Props) {
  return <button type="button" css={base} aria-pressed={isSelected} {...rest} />;
}

const removable = css({ paddingRight: 'var(--space-3)' });

interface RemovableProps {
  children: ReactNode;
  /** "Remove Jazz". */
  removeLabel: string;
  onRemove: () => void;
}

/** An active choice that a click removes, such as a filter above a list. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableProps) {
  return (
    <button type="button" css={[base, removable]} aria-label={removeLabel} onClick={onRemove}>
      {children}
      <X size={15} aria-hidden />
    </button>
  );
}
