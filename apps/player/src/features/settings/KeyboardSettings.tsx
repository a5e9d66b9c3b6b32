import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, selectPlayerSettings, useAppDispatch, useAppSelector } from '@fairtone/store';
import { Button, Checkbox } from '@fairtone/ui';
import { Keyboard } from 'lucide-react';

const column = css({ display: 'grid', gap: 'var(--space-2)', justifyItems: 'start' });

/** Switches single-key shortcuts off (WCAG 2.1.4), because they interfere with speech control and some keyboards. */
export function KeyboardSettings({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const { hasShortcuts } = useAppSelector(selectPlayerSettings);
  return (
    <div css={column}>
      <Checkbox
        label={t('settings.shortcuts')}
        checked={hasShortcuts}
        onChange={(event) => dispatch(playerActions.settingsChanged({ hasShortcuts: event.target.checked }))}
      />
      <Button variant="ghost" size="small" icon={<Keyboard size={18} aria-hidden />} onClick={onShow}>
        {t('settings.showShortcuts')}
      </Button>
    </div>
  );
}
