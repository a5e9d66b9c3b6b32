import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { releaseRemovedTriggers } from './releaseRemovedTriggers';

releaseRemovedTriggers();

const style = css({
  zIndex: 'var(--z-popover) !important' as never,
  maxWidth: 260,
  padding: 'var(--space-1) var(--space-3)',
  borderRadius: 'var(--radius-1)',
  background: 'var(--inverse)',
  color: 'var(--on-inverse)',
  fontSize: 'var(--size-caption)',
  transition: 'opacity var(--motion-fast)',
  '&[data-entering], &[data-exiting]': { opacity: 0 },
});

interface Props {
  text: ReactNode;
  /** One focusable element. */
  children: ReactElement;
}

/** Additional text on hover and focus. Must not be the only place of necessary information. */
export function Tooltip({ text, children }: Props) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      <Focusable>{children as never}</Focusable>
      <AriaTooltip css={style} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
