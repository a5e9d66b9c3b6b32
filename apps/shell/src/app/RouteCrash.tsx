import { useTranslation } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { ErrorState, useDocumentTitle } from '@fairtone/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** Error page for an exception in the shell itself. Only a reload can help. */
export function RouteCrash() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  useDocumentTitle(t('crash.title'));
  useEffect(() => log({ level: 'error', message: 'The page crashed', error }), [error]);
  return (
    <ErrorState
      title={t('crash.title')}
      text={t('crash.text')}
      retryLabel={t('crash.reload')}
      onRetry={() => location.reload()}
      needsNetwork={false}
    />
  );
}
