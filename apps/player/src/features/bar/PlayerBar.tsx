import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectCurrentTrack, selectIsElsewhere, useAppSelector } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { useState } from 'react';
import { useAutoFullScreen } from '../full-screen/useAutoFullScreen.ts';
import { Panels } from '../panels/Panels.tsx';
import type { PanelName } from '../panels/panelCache.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { UpNext } from '../upNext/UpNext.tsx';
import { Volume } from '../volume/Volume.tsx';
import { BarButtons } from './BarButtons.tsx';
import { CurrentTrack } from './CurrentTrack.tsx';
import { PlayerTools } from './PlayerTools.tsx';
import { SeekBar } from './SeekBar.tsx';
import { TrackAnnouncer } from './TrackAnnouncer.tsx';
import { Transport } from './Transport.tsx';
import { useBarSize } from './useBarSize.ts';

const bar = css({
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  containerType: 'inline-size',
  overflowY: 'auto',
  maxHeight: '45dvh',
  // In a low window, or one zoomed to 200 %, header and player together leave half of it to the page. The bar scrolls.
  '@media (max-height: 480px)': { maxHeight: 'max(var(--playerbar-height), 28dvh)' },
});
const inner = css({ maxWidth: 'var(--page-max)', marginInline: 'auto', padding: '0 var(--page-gutter)' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  minHeight: 'var(--playerbar-height)',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 15rem) auto minmax(0, 1fr) auto' },
});
const seekInRow = css({ display: 'none', [media.wide]: { display: 'block' } });
const below = css({ paddingBottom: 'var(--space-3)', [media.wide]: { display: 'none' } });
const belowRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  '& > :nth-of-type(2)': { marginInlineStart: 'auto' },
});
const note = css({ color: 'var(--text-muted)', fontSize: 'var(--size-caption)', paddingBottom: 'var(--space-2)' });

/** The player bar: on every page, once something was played. */
export function Component() {
  const { t } = useTranslation('player');
  const track = useAppSelector(selectCurrentTrack);
  const size = useBarSize();
  const { isExpanded } = size;
  const isElsewhere = useAppSelector(selectIsElsewhere);
  const [panel, setPanel] = useState<PanelName | null>(null);
  useAutoFullScreen();
  useShortcuts(setPanel);
  if (!track) return null;
  return (
    <section css={bar} aria-label={t('bar.label')} data-expanded={isExpanded} data-player>
      <div css={inner}>
        <div css={row}>
          <CurrentTrack track={track} />
          <Transport />
          <div css={seekInRow}>
            <SeekBar track={track} height={isExpanded ? 44 : 30} />
          </div>
          <BarButtons size={size} onOpen={setPanel} />
        </div>
        {isElsewhere && <p css={note}>{t('bar.elsewhere')}</p>}
        {isExpanded && (
          <>
            <div css={below}>
              <SeekBar track={track} height={36} />
              <div css={belowRow}>
                <Volume />
                <PlayerTools onOpen={setPanel} />
              </div>
            </div>
            <UpNext />
          </>
        )}
      </div>
      <TrackAnnouncer track={track} />
      <Panels open={panel} onOpen={setPanel} />
    </section>
  );
}
