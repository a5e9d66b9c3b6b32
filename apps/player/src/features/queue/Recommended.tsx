import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, Skeleton } from '@fairtone/ui';
import { ListPlus } from 'lucide-react';
import { useRecommended } from '../recommended/useRecommended.ts';
import { sectionHeading } from './queueStyles.ts';
import { RecommendedRow } from './RecommendedRow.tsx';
import { useLoadFailureToast } from './useLoadFailureToast.ts';

const OFFERS = 8;

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-1)',
});
const muted = css({ color: 'var(--text-muted)', marginBottom: 'var(--space-3)' });

/** Up to eight recommended tracks. Renders nothing when there are none. */
export function Recommended() {
  const { t } = useTranslation(['player', 'common']);
  const { offers, isLoading, isError, isRetrying, handleRetry, handlePlay, handleQueue } = useRecommended(OFFERS);
  useLoadFailureToast(isError);
  if (!isLoading && !isError && offers.length === 0) return null;
  return (
    <section aria-busy={isLoading}>
      <div css={head}>
        <h3 css={sectionHeading}>{t('recommended.title')}</h3>
        {offers.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            icon={<ListPlus size={18} aria-hidden />}
            onClick={() => handleQueue(offers)}
          >
            {t('recommended.addAll')}
          </Button>
        )}
      </div>
      {isLoading && <Skeleton height={156} />}
      {isError && (
        <>
          <p css={muted}>{t('recommended.failed')}</p>
          <Button size="small" isLoading={isRetrying} onClick={handleRetry}>
            {t('common:action.retry')}
          </Button>
        </>
      )}
      <ul className="plain">
        {offers.map((track) => (
          <RecommendedRow key={track.id} track={track} onPlay={handlePlay} onQueue={handleQueue} />
        ))}
      </ul>
    </section>
  );
}
