import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectCurrentTrack, useAppSelector } from '@fairtone/store';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { PanelProps } from '../panels/panelCache.ts';
import { TrackAnnouncer } from '../bar/TrackAnnouncer.tsx';
import { FullScreenControls } from './FullScreenControls.tsx';
import { FullScreenCover } from './FullScreenCover.tsx';
import { FullScreenHeader } from './FullScreenHeader.tsx';

// Below drawers and dialogs, which open from here.
const layer = css({ position: 'fixed', inset: 0, zIndex: 'var(--z-drawer)', background: 'var(--bg)' });
const fill = css({ height: '100%' });
const page = css({
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  overflow: 'auto',
  outline: 'none',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  padding:
    'max(var(--space-3), env(safe-area-inset-top)) var(--page-gutter) max(var(--space-6), env(safe-area-inset-bottom))',
});

/** The player in full screen: the cover with its colour behind it, and all controls. Escape closes it. */
export function Component({ isOpen, onClose, onOpen }: PanelProps) {
  const { t } = useTranslation('player');
  const track = useAppSelector(selectCurrentTrack);
  if (!track) return null;
  return (
    <ModalOverlay css={layer} isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Modal css={fill}>
        <Dialog css={page} aria-label={t('fullScreen.nowPlaying')} data-full-screen>
          <FullScreenHeader onClose={onClose} onOpen={onOpen} />
          <FullScreenCover track={track} />
          <FullScreenControls track={track} onLeave={onClose} />
          <TrackAnnouncer track={track} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
