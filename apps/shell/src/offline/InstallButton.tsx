import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { MonitorDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { askToInstall, isInstallOffered, onInstallOffer } from './installOffer.ts';

/** Puts Fairtone among the device's apps. Only there where the browser can. */
export function InstallButton() {
  const { t } = useTranslation('shell');
  const isOffered = useSyncExternalStore(onInstallOffer, isInstallOffered, () => false);
  if (!isOffered) return null;
  return (
    <Button size="small" icon={<MonitorDown size={16} aria-hidden />} onClick={askToInstall}>
      {t('offline.install')}
    </Button>
  );
}
