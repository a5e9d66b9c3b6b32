import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, Text } from '@fairtone/ui';

interface Props {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onLoad: () => void;
}

/** The way to the next page of a list; says so when it did not come. */
export function LoadMore({ hasMore, isLoading, hasFailed, onLoad }: Props) {
  const { t } = useTranslation('catalog');
  if (!hasMore) return null;
  return (
    <div css={place}>
      {hasFailed && !isLoading && (
        <Text tone="danger" role="alert">
          {t('common:error.generic')}
        </Text>
      )}
      <Button size="large" isLoading={isLoading} onClick={onLoad}>
        {t(hasFailed ? 'common:action.retry' : 'common:action.showMore')}
      </Button>
    </div>
  );
}

const place = css({ display: 'grid', justifyItems: 'center', gap: 'var(--space-3)', marginTop: 'var(--space-12)' });
