import type { ConsoleRemote } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Canary } from '../../features/facts/Canary';
import { ContractRange } from '../../features/facts/ContractRange';
import { VerdictBadge } from '../../features/facts/VerdictBadge';
import { Version } from '../../features/facts/Version';
import type { Column } from '../../features/table/DataTable';
import { ErrorsToday } from './ErrorsToday';
import { LastAct } from './LastAct';
import { RemoteName } from './RemoteName';

/** Columns of the list of remotes. @param shell contract version of the live shell */
export function useRemoteColumns(shell: string | null): Column<ConsoleRemote>[] {
  const { t } = useTranslation('console');
  return [
    {
      id: 'name',
      label: t('console.column.name'),
      isRowHeader: true,
      render: (remote) => <RemoteName remote={remote} />,
    },
    {
      id: 'live',
      label: t('console.column.live'),
      render: ({ live }) => (live ? <Version>{live}</Version> : t('console.notLive')),
    },
    { id: 'canary', label: t('console.column.canary'), render: ({ canary }) => canary && <Canary canary={canary} /> },
    {
      id: 'health',
      label: t('console.column.health'),
      render: ({ verdict }) => verdict && <VerdictBadge verdict={verdict} />,
    },
    {
      id: 'errors',
      label: t('console.column.errors'),
      render: ({ errorsToday }) => errorsToday && <ErrorsToday {...errorsToday} />,
    },
    {
      id: 'contract',
      label: t('console.column.contract'),
      render: ({ contract }) => contract && <ContractRange contract={contract} shell={shell} />,
    },
    {
      id: 'act',
      label: t('console.column.act'),
      render: ({ lastAct }) => lastAct && <LastAct act={lastAct} />,
    },
  ];
}
