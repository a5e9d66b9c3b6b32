import { css } from '@emotion/react';
import { media } from '@fairtone/theme';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { OverlayContent, type OverlayContentProps } from './OverlayContent';
import { backdrop } from './overlayStyles';

interface Props extends OverlayContentProps {
  /** Default true: a mounted dialog is open. Set it only for a dialog that stays mounted while its closing animation runs. */
  isOpen?: boolean;
  size?: 'small' | 'medium' | 'large';
}

const centre = css({
  zIndex: 'var(--z-dialog)',
  display: 'grid',
  placeItems: 'center',
  padding: 'var(--space-4)',
  [media.compactOnly]: { placeItems: 'end stretch', padding: 0 },
});

const panel = css({
  width: '100%',
  maxHeight: 'min(88dvh, 52rem)',
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--raised)',
  borderRadius: 'var(--radius-3)',
  boxShadow: 'var(--shadow-3)',
  overflow: 'hidden',
  transition: 'transform var(--motion-slow) var(--ease-out)',
  '&[data-entering], &[data-exiting]': { transform: 'translateY(16px)' },
  [media.compactOnly]: { maxWidth: 'none', borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
});

const widths = { small: css({ maxWidth: 420 }), medium: css({ maxWidth: 560 }), large: css({ maxWidth: 800 }) };

/** A modal dialog: it traps the focus, and returns it when it closes. On phones a sheet at the bottom. */
export function Dialog({ isOpen = true, size = 'medium', isDismissable = true, onClose, ...content }: Props) {
  return (
    <ModalOverlay
      css={[backdrop, centre]}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal css={[widths[size], panel]}>
        <OverlayContent {...content} isDismissable={isDismissable} onClose={onClose} />
      </Modal>
    </ModalOverlay>
  );
}
