import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { IconButton } from '@fairtone/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { PanelName } from '../panels/panelCache.ts';
import { Volume } from '../volume/Volume.tsx';
import { PlayerTools } from './PlayerTools.tsx';
import type { BarSize } from './useBarSize.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-1)' });
const wideOnly = css({ display: 'none', [media.wide]: { display: 'contents' } });

/** Volume and tools (on phones they are in the expanded bar), and the button that changes the bar's size. */
export function BarButtons({ size, onOpen }: { size: BarSize; onOpen: (panel: PanelName) => void }) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const { isExpanded, canExpand } = size;
  const Icon = isExpanded ? ChevronDown : ChevronUp;
  return (
    <div css={row}>
      <span css={wideOnly}>
        <Volume />
        <PlayerTools onOpen={onOpen} />
      </span>
      {canExpand && (
        <IconButton
          label={t(isExpanded ? 'bar.collapse' : 'bar.expand')}
          aria-expanded={isExpanded}
          icon={<Icon size={20} aria-hidden />}
          onClick={() => dispatch(playerActions.expandToggled())}
        />
      )}
    </div>
  );
}
