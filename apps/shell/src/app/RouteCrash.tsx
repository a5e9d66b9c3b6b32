import { useTranslation } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { ErrorState, useDocumentTitle } from '@fairtone/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** Last resort: the shell itself threw. A reload is the only honest offer. */
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
