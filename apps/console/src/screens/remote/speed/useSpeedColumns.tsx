import type { ConsoleVitals } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Version } from '../../../features/facts/Version';
import { VITALS } from '../../../features/measures/vitals';
import type { Column } from '../../../features/table/DataTable';
import { RatedMeasure } from './RatedMeasure';

/** Version, number of samples, and one column for each vital. */
export function useSpeedColumns(): Column<ConsoleVitals>[] {
  const { t } = useTranslation('console');
  const { number } = useFormatters();
  return [
    {
      id: 'version',
      label: t('speed.column.version'),
      isRowHeader: true,
      render: ({ version }) => <Version>{version}</Version>,
    },
    { id: 'samples', label: t('speed.column.samples'), isNumber: true, render: ({ samples }) => number(samples) },
    ...VITALS.map((vital) => ({
      id: vital,
      label: t(`speed.column.${vital}`),
      isNumber: true,
      render: (version: ConsoleVitals) => <RatedMeasure vital={vital} value={version[vital]} />,
    })),
  ];
}
