import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectQueue, useAppSelector } from '@fairtone/store';
import { MiniCard } from './MiniCard.tsx';

const MINI_CARDS = 6;

const section = css({ paddingBottom: 'var(--space-3)' });
const heading = css({ fontSize: 'var(--size-caption)', fontFamily: 'var(--font-text)', fontWeight: 600, letterSpacing: 0, color: 'var(--text-muted)', marginBottom: 'var(--space-2)' });
const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(11rem, 1fr)',
  gap: 'var(--space-2)',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

/** In the expanded bar: what plays next, six at most. */
export function UpNext() {
  const { t } = useTranslation('player');
  const queue = useAppSelector(selectQueue);
  if (queue.length === 0) return null;
  return (
    <div css={section}>
      <h2 css={heading}>{t('upNext.title', { count: queue.length })}</h2>
      <ul className="plain" css={row}>
        {queue.slice(0, MINI_CARDS).map((track, index) => (
          <MiniCard key={`${track.id}-${index}`} track={track} queueIndex={index} />
        ))}
      </ul>
    </div>
  );
}
