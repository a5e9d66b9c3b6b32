import { css } from '@emotion/react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { OverlayContent, type OverlayContentProps } from './OverlayContent';
import { backdrop } from './overlayStyles';

interface Props extends Omit<OverlayContentProps, 'isDismissable'> {
  isOpen: boolean;
  /** `right` for cart and queue, `left` for the mobile menu. */
  side?: 'right' | 'left';
}

const layer = css({ zIndex: 'var(--z-drawer)' });

const panel = css({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 'min(26rem, calc(100vw - 40px))',
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow-3)',
  transition: 'transform var(--motion-slow) var(--ease-out)',
});

const sides = {
  right: css({ right: 0, '&[data-entering], &[data-exiting]': { transform: 'translateX(100%)' } }),
  left: css({ left: 0, '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' } }),
};

/** A panel at the edge of the screen; Escape or a click beside it closes it. */
export function Drawer({ isOpen, side = 'right', onClose, ...content }: Props) {
  return (
    <ModalOverlay css={[backdrop, layer]} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal css={[panel, sides[side]]}>
        <OverlayContent {...content} onClose={onClose} />
      </Modal>
    </ModalOverlay>
  );
}
