import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { IconButton } from '@fairtone/ui';
import { ListMusic, Minimize2, SlidersHorizontal } from 'lucide-react';
import type { PanelName } from '../panels/panelCache.ts';

const row = css({ width: '100%', display: 'flex', alignItems: 'center', gap: 'var(--space-1)' });
const title = css({ flex: 1, fontSize: 'var(--size-lead)', fontWeight: 600, letterSpacing: 0 });

interface Props {
  onClose: () => void;
  onOpen: (panel: PanelName) => void;
}

/** The heading, and buttons for queue, settings and leaving. */
export function FullScreenHeader({ onClose, onOpen }: Props) {
  const { t } = useTranslation('player');
  return (
    <header css={row}>
      <h2 css={title}>{t('fullScreen.nowPlaying')}</h2>
      <IconButton
        label={t('queue.open')}
        aria-haspopup="dialog"
        icon={<ListMusic size={22} aria-hidden />}
        onClick={() => onOpen('queue')}
      />
      <IconButton
        label={t('settings.open')}
        aria-haspopup="dialog"
        icon={<SlidersHorizontal size={22} aria-hidden />}
        onClick={() => onOpen('settings')}
      />
      <IconButton label={t('fullScreen.leave')} icon={<Minimize2 size={22} aria-hidden />} onClick={onClose} />
    </header>
  );
}
