import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectCurrentTrack, selectIsFullScreen, selectQueue, useAppSelector } from '@fairtone/store';
import { Drawer } from '@fairtone/ui';
import type { PanelProps } from '../panels/panelCache.ts';
import { QueueActions } from './QueueActions.tsx';
import { QueueList } from './QueueList.tsx';
import { Recommended } from './Recommended.tsx';
import { sectionHeading } from './queueStyles.ts';
import { TrackLine } from './TrackLine.tsx';

const column = css({ display: 'grid', gap: 'var(--space-6)' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-1)',
});
const count = css({ color: 'var(--text-muted)', fontWeight: 400 });
const empty = css({
  color: 'var(--text-muted)',
  display: 'grid',
  gap: 'var(--space-1)',
  paddingBlock: 'var(--space-3)',
});

/** The current track, the queue, and recommendations. */
export function Component({ isOpen, onClose }: PanelProps) {
  const { t } = useTranslation(['player', 'common']);
  const track = useAppSelector(selectCurrentTrack);
  const queue = useAppSelector(selectQueue);
  const variant = useAppSelector(selectIsFullScreen) ? 'emptyFullScreen' : 'empty';
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('queue.title')} closeLabel={t('common:action.close')}>
      <div css={column}>
        {track && (
          <section>
            <h3 css={sectionHeading}>{t('queue.nowPlaying')}</h3>
            <TrackLine track={track} />
          </section>
        )}
        <section>
          <div css={head}>
            <h3 css={sectionHeading}>
              {t('queue.upNext')} <span css={count}>{t('common:count.tracks', { count: queue.length })}</span>
            </h3>
            <QueueActions onLeave={onClose} />
          </div>
          {queue.length > 0 ? (
            <QueueList queue={queue} />
          ) : (
            <div css={empty}>
              <p>{t(`queue.${variant}.title`)}</p>
              <p>{t(`queue.${variant}.text`)}</p>
            </div>
          )}
        </section>
        <Recommended />
      </div>
    </Drawer>
  );
}
