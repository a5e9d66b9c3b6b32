import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectCurrentTrack, selectIsExpanded, useAppSelector } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { UpNext } from '../upNext/UpNext.tsx';
import { BarButtons } from './BarButtons.tsx';
import { CurrentTrack } from './CurrentTrack.tsx';
import { SeekBar } from './SeekBar.tsx';
import { Transport } from './Transport.tsx';
import { TrackAnnouncer } from './TrackAnnouncer.tsx';

const bar = css({
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  containerType: 'inline-size',
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
const seekBelow = css({ paddingBottom: 'var(--space-3)', [media.wide]: { display: 'none' } });

/** The persistent player: there once something was played, on every page. */
export function Component() {
  const { t } = useTranslation('player');
  const track = useAppSelector(selectCurrentTrack);
  const isExpanded = useAppSelector(selectIsExpanded);
  if (!track) return null;
  return (
    <section css={bar} aria-label={t('bar.label')} data-expanded={isExpanded}>
      <div css={inner}>
        <div css={row}>
          <CurrentTrack track={track} />
          <Transport />
          <div css={seekInRow}>
            <SeekBar track={track} height={isExpanded ? 44 : 30} />
          </div>
          <BarButtons />
        </div>
        {isExpanded && (
          <>
            <div css={seekBelow}>
              <SeekBar track={track} height={36} />
            </div>
            <UpNext />
          </>
        )}
      </div>
      <TrackAnnouncer track={track} />
    </section>
  );
}
