import { css } from '@emotion/react';
import type { ConsoleDiff } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';
import { DataTable, type Column } from '../../../features/table/DataTable';

type ChangedFile = ConsoleDiff['files'][number];

/** Files that differ, closed at first: a build has many. */
export function DiffFiles({ files, equalFiles }: Pick<ConsoleDiff, 'files' | 'equalFiles'>) {
  const { t } = useTranslation('console');
  const { bytes } = useFormatters();
  const sizeOf = (size: number | null) => (size === null ? t('diff.missing') : bytes(size));
  const columns: Column<ChangedFile>[] = [
    {
      id: 'file',
      label: t('diff.column.file'),
      isRowHeader: true,
      render: ({ file }) => <span css={fileName}>{file}</span>,
    },
    { id: 'before', label: t('diff.column.before'), isNumber: true, render: ({ before }) => sizeOf(before) },
    { id: 'after', label: t('diff.column.after'), isNumber: true, render: ({ after }) => sizeOf(after) },
  ];
  if (files.length === 0) return <Text>{t('diff.sameFiles', { count: equalFiles })}</Text>;
  return (
    <details>
      <summary css={summary}>
        {t('diff.files', { count: files.length })}, {t('diff.equalFiles', { count: equalFiles })}
      </summary>
      <DataTable caption={t('diff.title')} columns={columns} rows={files} keyOf={({ file }) => file} cardsBelow={360} />
    </details>
  );
}

const summary = css({ minHeight: 'var(--target)', alignContent: 'center', cursor: 'pointer' });
const fileName = css({ overflowWrap: 'anywhere' });
