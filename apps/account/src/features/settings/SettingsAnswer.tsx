import { useTranslation } from '@fairtone/i18n';
import { ErrorState, Spinner } from '@fairtone/ui';
import type { ReactNode } from 'react';

interface Props<Data> {
  query: { data?: Data | null; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What is missing, when it is not settings. */
  failedTitle?: string;
  children: (data: Data) => ReactNode;
}

/** Settings that are asked for first: nothing can be changed before it is known how they are. */
export function SettingsAnswer<Data>({ query, failedTitle, children }: Props<Data>) {
  const { t } = useTranslation('account');
  if (query.data != null) return children(query.data);
  if (!query.isError) return <Spinner label={t('state.loading')} />;
  return (
    <ErrorState
      title={failedTitle ?? t('settings.failed')}
      text={t('error.network')}
      retryLabel={t('action.retry')}
      query={query}
    />
  );
}
