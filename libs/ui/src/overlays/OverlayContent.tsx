import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading as AriaHeading } from 'react-aria-components/Modal';
import { IconButton } from '../actions/IconButton';
import { overlayBody, overlayFooter, overlayHeader } from './overlayStyles';
import { releaseRemovedTriggers } from './releaseRemovedTriggers';
import { useEscapeOutside } from './useEscapeOutside';

releaseRemovedTriggers();

/** Shared content of Dialog and Drawer: title, close button, content, and a footer that stays visible. */
export interface OverlayContentProps {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** `alertdialog` for a decision that interrupts the user. */
  role?: 'dialog' | 'alertdialog';
  /** False while closing would lose work or a payment is in progress: then Escape and a click outside do not close it. Default true. */
  isDismissable?: boolean;
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: 'inherit',
  height: '100%',
  outline: 'none',
});
const titleStyle = css({ fontSize: 'var(--size-title)', lineHeight: 1.2, paddingTop: 'var(--space-2)' });

export function OverlayContent({
  title,
  closeLabel,
  onClose,
  children,
  footer,
  role,
  isDismissable = true,
}: OverlayContentProps) {
  const dialog = useRef<HTMLElement>(null);
  useEscapeOutside(dialog, isDismissable ? onClose : null);
  return (
    <AriaDialog ref={dialog} css={column} role={role}>
      <header css={overlayHeader}>
        <AriaHeading slot="title" level={2} css={titleStyle}>
          {title}
        </AriaHeading>
        <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} onClick={onClose} />
      </header>
      <div css={overlayBody}>{children}</div>
      {footer && <footer css={overlayFooter}>{footer}</footer>}
    </AriaDialog>
  );
}
