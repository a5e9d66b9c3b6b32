import { useTranslation } from '@fairtone/i18n';
import { useAppDispatch } from '@fairtone/store';
import { IconButton } from '@fairtone/ui';
import { ListMusic, Maximize2, SlidersHorizontal } from 'lucide-react';
import { enterFullScreen } from '../full-screen/enterFullScreen.ts';
import type { PanelName } from '../panels/panelCache.ts';

/** Buttons that open queue, settings and full screen. */
export function PlayerTools({ onOpen }: { onOpen: (panel: PanelName) => void }) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  return (
    <>
      <IconButton
        label={t('queue.open')}
        aria-haspopup="dialog"
        icon={<ListMusic size={20} aria-hidden />}
        onClick={() => onOpen('queue')}
      />
      <IconButton
        label={t('settings.open')}
        aria-haspopup="dialog"
        icon={<SlidersHorizontal size={20} aria-hidden />}
        onClick={() => onOpen('settings')}
      />
      <IconButton
        label={t('fullScreen.enter')}
        icon={<Maximize2 size={20} aria-hidden />}
        onClick={() => void enterFullScreen(dispatch)}
      />
    </>
  );
}
