import type { ConsoleHealth } from '@fairtone/contracts/releaseConsole';
import { failureShare } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import type { ReactNode } from 'react';
import { Measure } from '../../../features/measures/Measure';
import { DataTable, type Column } from '../../../features/table/DataTable';

type Measured = ConsoleHealth['candidate'];

interface Row {
  id: string;
  render: (measured: Measured) => ReactNode;
}

const TIMES = ['loadP75', 'lcpP75', 'inpP75', 'clsP75'] as const;

/** The same figures of two versions beside each other, counted since the same moment. */
export function HealthTable({ health: { kind, candidate, before } }: { health: ConsoleHealth }) {
  const { t } = useTranslation('console');
  const { number, percent } = useFormatters();
  const rows: Row[] = [
    { id: 'pages', render: ({ pages }) => number(pages) },
    { id: 'failedLoads', render: ({ failedLoads }) => number(failedLoads) },
    { id: 'errors', render: ({ errors }) => number(errors) },
    { id: 'failing', render: (measured) => (measured.pages > 0 ? percent(failureShare(measured)) : '–') },
    ...TIMES.map((vital) => ({
      id: vital,
      render: (measured: Measured) => <Measure vital={vital} value={measured[vital]} />,
    })),
  ];
  const versions = [
    { label: t(`health.candidate.${kind}`, { version: candidate.version }), measured: candidate },
    ...(before ? [{ label: t(`health.before.${kind}`, { version: before.version }), measured: before }] : []),
  ];
  const columns: Column<Row>[] = [
    { id: 'figure', label: t('health.figure'), isRowHeader: true, render: ({ id }) => t(`health.row.${id}`) },
    ...versions.map(({ label, measured }) => ({
      id: measured.version,
      label,
      isNumber: true,
      render: (row: Row) => row.render(measured),
    })),
  ];
  // Three narrow columns fit a phone, and figures are compared beside each other.
  return (
    <DataTable caption={t('health.title')} columns={columns} rows={rows} keyOf={({ id }) => id} cardsBelow={280} />
  );
}
