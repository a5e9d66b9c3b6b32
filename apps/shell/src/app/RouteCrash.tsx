import { findReleaseByScript, useRemotes } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { ErrorState, useDocumentTitle } from '@fairtone/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** Error page for an exception outside of the boundaries of remotes. Only a reload can help. The log names the remote whose script threw. */
export function RouteCrash() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  useDocumentTitle(t('crash.title'));
  const { registry } = useRemotes();
  useEffect(() => {
    const release = findReleaseByScript(
      registry.manifest,
      String((error as Error | null)?.stack),
      registry.statuses.get(),
    );
    if (release) registry.reportRelease(release, 'render', error);
    else log({ level: 'error', message: 'The page crashed', error });
  }, [error, registry]);
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
