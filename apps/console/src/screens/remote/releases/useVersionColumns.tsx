import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Stack, Text } from '@fairtone/ui';
import { ContractRange } from '../../../features/facts/ContractRange';
import { Version } from '../../../features/facts/Version';
import type { Column } from '../../../features/table/DataTable';
import { TimeAgo } from '../../../features/time/Times';
import type { ReleaseDialog } from './ReleaseDialogs';
import { StateBadge } from './StateBadge';
import { VersionActions } from './VersionActions';
import { VersionSize } from './VersionSize';

type ConsoleVersion = ConsoleRemoteDetails['versions'][number];

/** Columns of the published versions. */
export function useVersionColumns(
  remote: ConsoleRemoteDetails,
  onOpen: (dialog: ReleaseDialog) => void,
): Column<ConsoleVersion>[] {
  const { t } = useTranslation('console');
  return [
    {
      id: 'version',
      label: t('versions.column.version'),
      isRowHeader: true,
      render: ({ version, state }) => (
        <Stack as="span" gap={1} align="start">
          <Version>{version}</Version>
          <StateBadge state={state} />
        </Stack>
      ),
    },
    {
      id: 'published',
      label: t('versions.column.published'),
      render: ({ publishedAt, publishedBy }) =>
        publishedAt && (
          <Stack as="span" gap={1}>
            <TimeAgo at={publishedAt} />
            {publishedBy && (
              <Text as="span" size="caption" tone="muted">
                {publishedBy}
              </Text>
            )}
          </Stack>
        ),
    },
    {
      id: 'contract',
      label: t('versions.column.contract'),
      render: ({ contract }) => <ContractRange contract={contract} shell={remote.shell} />,
    },
    {
      id: 'size',
      label: t('versions.column.size'),
      render: (version) => <VersionSize version={version} budget={remote.budget} />,
    },
    {
      id: 'actions',
      label: t('versions.column.actions'),
      isLabelHidden: true,
      render: (version) => <VersionActions version={version} remote={remote} onOpen={onOpen} />,
    },
  ];
}
