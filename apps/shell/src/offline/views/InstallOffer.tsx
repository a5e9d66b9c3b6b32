import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { MonitorDown } from 'lucide-react';
import { askToInstall } from '../installOffer.ts';

/** Button that opens the browser's install prompt. */
export function InstallOffer() {
  const { t } = useTranslation('offline');
  return (
    <Button size="small" icon={<MonitorDown size={16} aria-hidden />} onClick={askToInstall}>
      {t('install')}
    </Button>
  );
}
