import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Tabs } from '@fairtone/ui';
import { useSearchParams } from 'react-router-dom';
import { ErrorsTab } from './errors/ErrorsTab';
import { HealthTab } from './health/HealthTab';
import { LogTab } from './log/LogTab';
import { PreviewsTab } from './previews/PreviewsTab';
import { ReleasesTab } from './releases/ReleasesTab';
import { SpeedTab } from './speed/SpeedTab';

/** What is known about a remote, one part at a time; `?view=` has the selected one. */
export function RemoteTabs({ remote }: { remote: ConsoleRemoteDetails }) {
  const { t } = useTranslation('console');
  const [params, setParams] = useSearchParams();
  const tabs = [
    { id: 'releases', label: t('tab.releases'), content: <ReleasesTab remote={remote} /> },
    { id: 'health', label: t('tab.health'), content: <HealthTab health={remote.health} /> },
    { id: 'errors', label: t('tab.errors'), content: <ErrorsTab remote={remote.name} /> },
    { id: 'speed', label: t('tab.speed'), content: <SpeedTab remote={remote.name} /> },
    { id: 'previews', label: t('tab.previews'), content: <PreviewsTab remote={remote} /> },
    { id: 'log', label: t('tab.log'), content: <LogTab acts={remote.log} /> },
  ];
  const selectedId = tabs.find(({ id }) => id === params.get('view'))?.id ?? 'releases';
  return (
    <Tabs
      label={t('tab.label')}
      tabs={tabs}
      selectedId={selectedId}
      onSelect={(view) => view !== selectedId && setParams({ view }, { replace: true })}
    />
  );
}
