import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Dialog } from '@fairtone/ui';
import type { PanelProps } from '../panels/panelCache.ts';
import { KeyboardSettings } from './KeyboardSettings.tsx';
import { ListenBrainzSettings } from './ListenBrainzSettings.tsx';
import { SleepSettings } from './SleepSettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';

const column = css({ display: 'grid', gap: 'var(--space-6)' });

/** Settings of the player. Every change applies at once. */
export function Component({ isOpen, onClose, onOpen }: PanelProps) {
  const { t } = useTranslation(['player', 'common']);
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      title={t('settings.title')}
      closeLabel={t('common:action.close')}
    >
      <div css={column}>
        <SoundSettings />
        <SleepSettings />
        <KeyboardSettings onShow={() => onOpen('help')} />
        <ListenBrainzSettings />
      </div>
    </Dialog>
  );
}
