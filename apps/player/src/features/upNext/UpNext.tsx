import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, selectQueue, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useRecommended } from '../recommended/useRecommended.ts';
import { MiniCard } from './MiniCard.tsx';

const MINI_CARDS = 6;
const OFFERS = 5;

const section = css({
  paddingBottom: 'var(--space-3)',
  // A low or zoomed window would show nothing but the player. The queue can be opened by its button.
  '@media (max-height: 480px)': { display: 'none' },
});
const heading = css({
  fontSize: 'var(--size-caption)',
  fontFamily: 'var(--font-text)',
  fontWeight: 600,
  letterSpacing: 0,
  color: 'var(--text-muted)',
  marginBottom: 'var(--space-2)',
});
const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(11rem, 1fr)',
  gap: 'var(--space-2)',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

/** Cards in the expanded bar: up to six queued tracks, or up to five recommendations while the queue is empty. */
export function UpNext() {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const queue = useAppSelector(selectQueue);
  const isEmpty = queue.length === 0;
  const { offers, handlePlay } = useRecommended(OFFERS, { isNeeded: isEmpty });
  const cards = isEmpty ? offers : queue.slice(0, MINI_CARDS);
  if (cards.length === 0) return null;
  return (
    <div css={section}>
      <h2 css={heading}>{isEmpty ? t('recommended.title') : t('upNext.title', { count: queue.length })}</h2>
      <ul className="plain" css={row}>
        {cards.map((track, index) => (
          <MiniCard
            key={`${track.id}-${index}`}
            track={track}
            onPlay={() => (isEmpty ? handlePlay(track) : dispatch(playerActions.queuedTrackPicked(index)))}
          />
        ))}
      </ul>
    </div>
  );
}
