import { useTranslation } from '@fairtone/i18n';
import { ErrorState, ScreenSpinner } from '@fairtone/ui';
import type { ReactNode } from 'react';

interface Props<Data> {
  query: { data?: Data | null; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Title of the error state, for something other than settings. */
  failedTitle?: string;
  children: (data: Data) => ReactNode;
}

/** Shows settings once their query has loaded, and a spinner or an error before: nothing can be changed before its value is known. */
export function SettingsAnswer<Data>({ query, failedTitle, children }: Props<Data>) {
  const { t } = useTranslation('account');
  if (query.data != null) return children(query.data);
  if (!query.isError) return <ScreenSpinner label={t('state.loading')} />;
  return (
    <ErrorState
      title={failedTitle ?? t('settings.failed')}
      text={t('error.network')}
      retryLabel={t('action.retry')}
      query={query}
    />
  );
}
