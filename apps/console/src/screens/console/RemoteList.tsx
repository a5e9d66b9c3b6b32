import { useTranslation } from '@fairtone/i18n';
import { EmptyState, Inline, ScreenSpinner, Stack, Text } from '@fairtone/ui';
import { PackageOpen } from 'lucide-react';
import { useConsoleListRemotesQuery } from '../../api/releases';
import { StaleNote } from '../../features/polling/StaleNote';
import { usePolling } from '../../features/polling/usePolling';
import { LoadFailure } from '../../features/problem/LoadFailure';
import { problemOf } from '../../features/problem/problemOf';
import { DataTable } from '../../features/table/DataTable';
import { useRemoteColumns } from './useRemoteColumns';

/** What is live of each remote, and how it does. */
export function RemoteList() {
  const { t } = useTranslation('console');
  const query = useConsoleListRemotesQuery(undefined, { refetchOnMountOrArgChange: true });
  usePolling(query);
  const columns = useRemoteColumns(query.data?.shell ?? null);
  const isForbidden = problemOf(query.error) === 'staff_only';

  if (query.isError && (isForbidden || !query.data)) return <LoadFailure query={query} title={t('console.failed')} />;
  if (!query.data) return <ScreenSpinner label={t('common:state.loading')} />;
  const { shell, remotes } = query.data;
  return (
    <Stack gap={4}>
      <Inline>
        <Text as="span" tone="muted">
          {shell ? t('console.shell', { version: shell }) : t('console.shellUnknown')}
        </Text>
        <StaleNote query={query} />
      </Inline>
      {remotes.length === 0 ? (
        <EmptyState
          icon={<PackageOpen size={32} aria-hidden />}
          title={t('console.empty.title')}
          text={t('console.empty.text')}
        />
      ) : (
        <DataTable caption={t('console.remotes')} columns={columns} rows={remotes} keyOf={({ name }) => name} />
      )}
    </Stack>
  );
}
