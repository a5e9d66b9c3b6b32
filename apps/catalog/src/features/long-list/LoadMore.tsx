import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, Text } from '@fairtone/ui';
import type { MouseEvent } from 'react';

interface Props {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** @param byKeyboard true when the first new item must take the focus, because the button moves out of view */
  onLoad: (byKeyboard: boolean) => void;
  onRetry: () => void;
}

/** Button that loads the next page of a list, with an error and a retry when that failed. */
export function LoadMore({ hasMore, isLoading, hasFailed, onLoad, onRetry }: Props) {
  const { t } = useTranslation('catalog');
  if (!hasMore && !hasFailed && !isLoading) return null;
  // The `detail` of a click by keyboard is 0.
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
