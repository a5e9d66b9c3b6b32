import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, Text } from '@fairtone/ui';
import type { MouseEvent } from 'react';

interface Props {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** @param byKeyboard then the first new item takes the focus: the button moves out of sight */
  onLoad: (byKeyboard: boolean) => void;
  onRetry: () => void;
}

/** The way to the next page of a list; says so when it did not come. */
export function LoadMore({ hasMore, isLoading, hasFailed, onLoad, onRetry }: Props) {
  const { t } = useTranslation('catalog');
  if (!hasMore && !hasFailed && !isLoading) return null;
  // A click that no pointer made counts no clicks.
  const handleClick = ({ detail }: MouseEvent) => (hasFailed ? onRetry() : onLoad(detail === 0));
  return (
    <div css={place}>
      {hasFailed && (
        <Text tone="danger" role="alert">
          {t('common:error.generic')}
        </Text>
      )}
      <Button size="large" isLoading={isLoading} onClick={handleClick}>
        {t(hasFailed ? 'common:action.retry' : 'common:action.showMore')}
      </Button>
    </div>
  );
}

const place = css({ display: 'grid', justifyItems: 'center', gap: 'var(--space-3)', marginTop: 'var(--space-12)' });
