import type { ConsoleClean } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Version } from '../../../features/facts/Version';
import { DataTable, type Column } from '../../../features/table/DataTable';

type Unused = ConsoleClean['versions'][number];

/** Versions that are, or were, deleted, with their files and bytes. */
export function UnusedVersions({ caption, versions }: { caption: string; versions: readonly Unused[] }) {
  const { t } = useTranslation('console');
  const { bytes, number } = useFormatters();
  const columns: Column<Unused>[] = [
    {
      id: 'version',
      label: t('versions.column.version'),
      isRowHeader: true,
      render: ({ version }) => <Version>{version}</Version>,
    },
    { id: 'files', label: t('clean.column.files'), isNumber: true, render: ({ files }) => number(files) },
    { id: 'bytes', label: t('clean.column.size'), isNumber: true, render: (version) => bytes(version.bytes) },
  ];
  if (versions.length === 0) return null;
  return (
    <DataTable caption={caption} columns={columns} rows={versions} keyOf={({ version }) => version} cardsBelow={320} />
  );
}
