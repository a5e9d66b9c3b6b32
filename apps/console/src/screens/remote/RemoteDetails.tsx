import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Breadcrumb, Heading, Inline, ScreenSpinner, Stack, useDocumentTitle } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { useConsoleGetRemoteQuery } from '../../api/releases';
import { titleOf } from '../../features/facts/titleOf';
import { StaleNote } from '../../features/polling/StaleNote';
import { usePolling } from '../../features/polling/usePolling';
import { LoadFailure } from '../../features/problem/LoadFailure';
import { problemOf } from '../../features/problem/problemOf';
import { RemoteFacts } from './RemoteFacts';
import { RemoteTabs } from './RemoteTabs';

/** Failures after which shown data must go: the person lost the role, or the remote was removed. */
const ENDS = ['staff_only', 'remote_not_found'];

/** Heading, facts and tabs of one remote. */
export function RemoteDetails({ name }: { name: string }) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const query = useConsoleGetRemoteQuery(name);
  usePolling(query);
  const { data: remote } = query;
  const title = remote ? titleOf(remote, language) : name;
  useDocumentTitle(t('details.documentTitle', { title }));
  const hasFailed = query.isError && (!remote || ENDS.includes(problemOf(query.error)));

  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Inline justify="space-between">
          <Breadcrumb label={t('details.here')} current={title}>
            <Link to="/console">{t('console.title')}</Link>
          </Breadcrumb>
          {remote && <StaleNote query={query} />}
        </Inline>
        <Heading level={1} size="heading">
          {title}
        </Heading>
        {remote && !hasFailed && <RemoteFacts remote={remote} />}
      </Stack>
      {hasFailed ? (
        <LoadFailure query={query} title={t('details.failed')} />
      ) : remote ? (
        <RemoteTabs remote={remote} />
      ) : (
        <ScreenSpinner label={t('common:state.loading')} />
      )}
    </Stack>
  );
}
