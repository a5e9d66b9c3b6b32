import { selectIsFullScreen, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useCallback } from 'react';
import { leaveFullScreen, loadFullScreen } from '../full-screen/enterFullScreen.ts';
import { LazyPanel } from './LazyPanel.tsx';
import type { PanelName } from './panelCache.ts';

const loadQueue = () => import('../queue/QueueDrawer.tsx');
const loadSettings = () => import('../settings/SettingsPanel.tsx');
const loadHelp = () => import('../shortcuts/HelpSheet.tsx');

interface Props {
  open: PanelName | null;
  onOpen: (panel: PanelName | null) => void;
}

/** The panels over the page: full screen, and above it queue, settings and the list of shortcuts. */
export function Panels({ open, onOpen }: Props) {
  const dispatch = useAppDispatch();
  const isFullScreen = useAppSelector(selectIsFullScreen);
  const handleClose = useCallback(() => onOpen(null), [onOpen]);
  const handleLeave = useCallback(() => leaveFullScreen(dispatch), [dispatch]);
  return (
    <>
      <LazyPanel load={loadFullScreen} isOpen={isFullScreen} onClose={handleLeave} onOpen={onOpen} />
      <LazyPanel load={loadQueue} isOpen={open === 'queue'} onClose={handleClose} onOpen={onOpen} />
      <LazyPanel load={loadSettings} isOpen={open === 'settings'} onClose={handleClose} onOpen={onOpen} />
      <LazyPanel load={loadHelp} isOpen={open === 'help'} onClose={handleClose} onOpen={onOpen} />
    </>
  );
}
